import { z } from 'zod'
import { phone, text } from '../fields.ts'
import { openingHours } from './opening-hours.ts'

/** The line that somebody answers when the company is closed. */
export const emergency = z.strictObject({
  label: text().describe('Was in der Leiste steht: Heizung aus? Jetzt anrufen'),
  phone: phone()
    .optional()
    .describe('Nummer, wenn es eine andere ist als die des Betriebs; mit Ländervorwahl'),
  hours: z.array(openingHours).min(1).optional().meta({
    description: 'Wann dort jemand abnimmt; weglassen, wenn zu jeder Zeit',
    form: 'je Gruppe von Tagen eine Zeile: - { days: [monday, tuesday], times: [{ opens: "08:00", closes: "17:00" }] }. Nimmt zu jeder Zeit jemand ab, löschen Sie hours mit allem, was darunter steht.',
  }),
  note: text().optional().describe('Ein Satz dazu: für wen, was es kostet'),
})

export type Emergency = z.output<typeof emergency>
