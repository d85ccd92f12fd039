import { z } from 'zod'
import { text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** A course of events in order. */
export const steps = defineBlock(
  'steps',
  {
    name: 'Ablauf',
    purpose: 'Schritte in ihrer Reihenfolge, zum Beispiel vom ersten Termin bis zur Abnahme.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    steps: z
      .array(
        z.strictObject({
          period: text().optional().describe('Zeitraum oder Dauer: Woche 1–2, zwei Tage'),
          title: text().describe('Name des Schritts'),
          who: text().optional().describe('Wer es macht: Sie, wir, die KfW'),
          description: text().describe('Was dabei geschieht'),
        }),
      )
      .min(2)
      .describe('Schritte der Reihe nach'),
  },
)
