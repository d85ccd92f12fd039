import { z } from 'zod'
import { date, privateText, slug, text } from '../fields.ts'

/** A success story: one figure from one project. */
export const story = z.strictObject({
  id: slug().describe('Kurzname, klein und ohne Umlaute: reihenhaus-1965'),
  value: text().describe('Die Zahl: −62 %'),
  title: text().describe('Worum es ging'),
  location: text().describe('Ort'),
  description: text().describe('Zwei bis drei Sätze'),
  source: privateText()
    .optional()
    .describe('Woher die Zahl kommt; nur als Nachweis, nicht auf der Website'),
  asOf: date().optional().describe('Stand: 2026-01-31'),
})
