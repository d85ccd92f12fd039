import type { z } from 'zod'
import { message, words } from '../fields.ts'
import { answerWords } from './answer-words.ts'

/** What becomes of a message, by who takes it; privacy policies name it as `{form.policy}`. */
export const formWords = words({
  own: message('processor', 'days')
    .default(
      'Der Server dieser Website speichert die Nachricht und schickt sie uns per E-Mail. Er steht bei {processor}; der Anbieter arbeitet in unserem Auftrag (Art. 28 DSGVO). Nach {days} Tagen löscht der Server die Nachricht. Um Massensendungen abzuweisen, merkt er sich die IP-Adresse des Absenders; nach 10 Minuten zählt sie nicht mehr, mit der nächsten Nachricht wird sie gelöscht (Art. 6 Abs. 1 Buchst. f DSGVO).',
    )
    .describe('Datenschutz, wenn der eigene Server Nachrichten annimmt: provider php und inbox'),
  service: message('processor')
    .default(
      'Die Nachricht geht an {processor}. Der Anbieter stellt sie uns in unserem Auftrag per E-Mail zu (Art. 28 DSGVO).',
    )
    .describe('Datenschutz, wenn ein Dienst Nachrichten annimmt: jeder andere provider'),
  abroad: message('transfer')
    .default('Dabei gelangt sie in ein Land außerhalb der EU; das stützt sich auf {transfer}.')
    .describe('Steht dahinter, wenn bei `transfer` etwas steht'),
  answers: answerWords.describe(
    'Was ein Besucher ohne JavaScript liest, wenn der eigene Server antwortet',
  ),
})

export type FormWords = z.output<typeof formWords>
