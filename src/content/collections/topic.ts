import { z } from 'zod'
import { slug, text } from '../fields.ts'
import { questions } from './question.ts'

/** A topic of the contact form. `id` is the value that is posted. */
export const topic = z.strictObject({
  id: slug().describe('Kurzname, klein und ohne Umlaute; er kommt mit der Nachricht an: reparatur'),
  label: text().describe('Was in der Auswahl steht'),
  inquiry: slug().describe('Kurzname in Links: /contact?inquiry=reparatur'),
  aliases: z.array(text()).default([]).describe('Weitere Werte, die dasselbe meinen'),
  placeholder: text().optional().describe('Hinweis im leeren Nachrichtenfeld'),
  hint: text().optional().describe('Was bei diesem Thema in die Nachricht gehört'),
  questions: questions().describe(
    'Bis zu drei freiwillige Fragen, die nur zu diesem Thema gestellt werden',
  ),
})
