import { z } from 'zod'
import { date, dated, slug, text } from '../fields.ts'

/** A figure the company claims, with where it comes from. Texts name it as `{stats.id}`. */
export const stat = z.strictObject({
  id: slug().describe(
    'Kurzname, klein und ohne Umlaute: projects. Texte nennen die Zahl mit {stats.projects}',
  ),
  value: dated(text()).describe('Die Zahl, wie sie da stehen soll: 5.000+'),
  label: text().describe('Wofür sie steht'),
  description: text().optional().describe('Ein Satz zur Erklärung'),
  source: text().optional().describe('Woher die Zahl kommt; steht mit asOf unter der Zahl'),
  asOf: date().optional().describe('Stand: 2026-01-31'),
})
