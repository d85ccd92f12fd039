import { z } from 'zod'
import { action, film, picture, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** The head of a page: title, and where there are any, picture or film and ways to act. */
export const hero = defineBlock(
  'hero',
  {
    name: 'Kopf der Seite',
    purpose:
      'Der Titel der Seite. Dazu nach Bedarf eine kleine Zeile darüber, ein Satz darunter, Schaltflächen und ein Bild oder ein Film. Damit beginnt fast jede Seite.',
  },
  {
    badge: text().optional().describe('Kleine Zeile über dem Titel'),
    title: text().describe('Titel der Seite'),
    subtitle: text().optional().describe('Ein bis zwei Sätze unter dem Titel'),
    actions: z
      .array(action())
      .max(3)
      .default([])
      .describe('Schaltflächen; die erste ist hervorgehoben'),
    picture: picture(1200).optional().describe('Bild; bei einem Film das Standbild davor'),
    film: z
      .array(film())
      .min(1)
      .optional()
      .describe('Film ohne Ton in einem oder mehreren Formaten, der beste zuerst'),
  },
  {
    title: true,
    ui: {
      pause: text().default('Film anhalten').describe('Schaltfläche, die den Film anhält'),
      loading: text()
        .default('Film lädt, anhalten')
        .describe('Die Schaltfläche, solange er noch lädt; sie hält ihn an'),
      play: text().default('Film abspielen').describe('Schaltfläche, die ihn weiterlaufen lässt'),
    },
  },
)
