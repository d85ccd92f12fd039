import { z } from 'zod'
import { entry, picture, relatedTo, slug, text, yearMonth } from '../fields.ts'

/** A reference project with its case study. */
export const project = z.strictObject({
  id: slug().describe('Kurzname, klein und ohne Umlaute; er steht in der Adresse: bad-im-altbau'),
  title: text().describe('Titel der Referenz'),
  category: entry('categories').describe('Bereich: ein Kurzname aus categories.yaml'),
  services: relatedTo('services', ['id']).describe(
    'Leistungen, für die sie ein Beispiel ist: Kurznamen aus services.yaml',
  ),
  location: text().describe('Ort'),
  date: yearMonth().describe('Jahr und Monat der Fertigstellung: 2025-09'),
  duration: text().optional().describe('Wie lange gebaut wurde: 16 Arbeitstage'),
  cost: z
    .strictObject({
      from: z
        .int()
        .min(1)
        .max(100_000_000)
        .describe('Von, in Euro, in der Schweiz in Franken, ohne Punkt: 30000'),
      to: z
        .int()
        .min(1)
        .max(100_000_000)
        .describe('Bis, in Euro, in der Schweiz in Franken, ohne Punkt: 35000'),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'to-below-from' } })
    .optional()
    .describe('Was es etwa gekostet hat; nur mit Einwilligung der Auftraggeber'),
  image: picture().describe('Bild der Referenz'),
  description: text().describe('Zwei bis drei Sätze für Übersicht und Kopf der Seite'),
  facts: z
    .array(
      z.strictObject({
        label: text().describe('Wort davor: Wohnfläche'),
        value: text().describe('Die Angabe selbst: 168 m²'),
      }),
    )
    .default([])
    .describe('Die wichtigsten Angaben'),
  specifications: z.array(text()).default([]).describe('Was gemacht wurde, je eine Zeile'),
  benefits: z.array(text()).default([]).describe('Was es gebracht hat, je eine Zeile'),
  timeline: z
    .array(
      z.strictObject({
        period: text().describe('Zeitraum: Woche 1–2'),
        title: text().describe('Name des Abschnitts'),
        description: text().describe('Was in dieser Zeit geschah'),
      }),
    )
    .default([])
    .describe('Ablauf in Abschnitten'),
  testimonial: entry('testimonials')
    .optional()
    .describe('Kundenstimme: ein Kurzname aus testimonials.yaml; weglassen, wenn es keine gibt'),
})
