import { z } from 'zod'
import { date, markdown, picture, slug, text } from '../fields.ts'

/** A company-news item: front matter, and the body of the file as `content`. */
export const newsItem = z.strictObject({
  id: slug().describe('Kurzname, klein und ohne Umlaute; er steht in der Adresse: ausbildung-2027'),
  title: text().describe('Überschrift'),
  excerpt: text().describe('Ein bis zwei Sätze, die zum Lesen einladen'),
  date: date().describe('Datum des Beitrags; ab diesem Tag ist er zu sehen: 2026-03-31'),
  expires: date()
    .optional()
    .describe(
      'Letzter Tag, an dem der Beitrag zu sehen ist: 2026-12-31; weglassen, wenn er bleibt',
    ),
  author: text().describe('Wer ihn geschrieben hat'),
  image: picture().describe('Bild zum Beitrag'),
  content: markdown().describe('Der Text unter der zweiten Zeile ---'),
})
