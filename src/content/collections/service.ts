import { z } from 'zod'
import { link, picture, slug, text } from '../fields.ts'

/** A service card. */
export const service = z.strictObject({
  id: slug().describe('Kurzname der Leistung, klein und ohne Umlaute: wartung'),
  title: text().describe('Name der Leistung'),
  description: text().describe('Worum es geht, zwei bis drei Sätze'),
  glance: text()
    .optional()
    .describe('Woran man sie mit den anderen vergleicht, kurz: Einbau in 3 bis 5 Tagen'),
  features: z.array(text()).default([]).describe('Vorteile oder Bestandteile, je eine Zeile'),
  image: picture().describe('Bild der Leistung'),
  href: link().optional().describe('Seite, die mehr dazu sagt'),
})
