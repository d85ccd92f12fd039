import { z } from 'zod'
import { slug, text } from '../fields.ts'

/** A value or working principle of the company. */
export const value = z.strictObject({
  id: slug().describe('Kurzname, klein und ohne Umlaute: qualitaet'),
  title: text().describe('Der Grundsatz in ein bis drei Wörtern'),
  description: text().describe('Was damit gemeint ist, ein bis zwei Sätze'),
})
