import { z } from 'zod'
import { slug, text } from './fields.ts'

/** A success story: one figure from one project. */
export const story = z.strictObject({
  id: slug().describe('Kurzname, klein und ohne Umlaute: reihenhaus-1965'),
  value: text().describe('Die Zahl: −62 %'),
  title: text().describe('Worum es ging'),
  location: text().describe('Ort'),
  description: text().describe('Zwei bis drei Sätze'),
})
