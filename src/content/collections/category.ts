import { z } from 'zod'
import { languageTag, slug, text } from '../fields.ts'

/** A category of the portfolio. */
export const category = z.strictObject({
  id: slug().describe(
    'Kurzname, klein und ohne Umlaute; er steht auch in der Adresse: ?category=umbau',
  ),
  label: text().describe('Beschriftung der Schaltfläche'),
  lang: languageTag()
    .optional()
    .describe('Sprache der Beschriftung, wenn nicht die der Website: en'),
})
