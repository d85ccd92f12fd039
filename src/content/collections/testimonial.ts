import { z } from 'zod'
import { slug, text } from '../fields.ts'

/** What a customer said. */
export const testimonial = z.strictObject({
  id: slug().describe('Kurzname, klein und ohne Umlaute: familie-mueller'),
  name: text().describe('Name der Kundin oder des Kunden'),
  location: text().optional().describe('Ort'),
  text: text().describe('Was sie oder er sagt, ohne Anführungszeichen'),
  rating: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe('Sterne, 1 bis 5; weglassen, wenn es keine gibt'),
})
