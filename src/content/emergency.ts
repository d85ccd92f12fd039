import { z } from 'zod'
import { text } from './fields.ts'
import { openingHours } from './opening-hours.ts'
import { PHONE } from './phone.ts'

/** The line that somebody answers when the company is closed. */
export const emergency = z.strictObject({
  label: text().describe('Was in der Leiste steht: Heizung aus? Jetzt anrufen'),
  phone: z
    .string()
    .regex(PHONE)
    .optional()
    .describe('Nummer, wenn es eine andere ist als die des Betriebs; mit Ländervorwahl'),
  hours: z
    .array(openingHours)
    .min(1)
    .optional()
    .describe('Wann dort jemand abnimmt; weglassen, wenn zu jeder Zeit'),
  note: text().optional().describe('Ein Satz dazu: für wen, was es kostet'),
})

export type Emergency = z.output<typeof emergency>
