import { z } from 'zod'
import { WEEKDAYS } from '../dates/weekdays.ts'
import { date, privateText } from '../fields.ts'

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const clockTime = () =>
  z.string().regex(CLOCK_TIME).meta({
    form: 'Stunde und Minute mit Doppelpunkt und in Anführungszeichen, von 00:00 bis 23:59: "08:00"',
  })

/** Of times that are none, nobody can say which is earlier. */
const isInOrder = ({ opens, closes }: { opens: string; closes: string }) =>
  opens < closes || ![opens, closes].every((time) => CLOCK_TIME.test(time))

export const openingHours = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1).meta({
    description: 'Wochentage mit denselben Zeiten',
    form: 'die Tage in eckigen Klammern: [monday, tuesday]',
  }),
  times: z
    .array(
      z
        .strictObject({
          opens: clockTime().describe('Beginn in Anführungszeichen: "08:00"'),
          closes: clockTime().describe('Ende in Anführungszeichen: "12:00"'),
        })
        .refine(isInOrder, {
          path: ['closes'],
          params: { code: 'closes-first' },
        }),
    )
    .min(1)
    .meta({
      description: 'Zeiten dieser Tage',
      form: 'je Zeit eine Zeile: - { opens: "08:00", closes: "17:00" }. Gibt es an diesen Tagen keine festen Zeiten, löschen Sie den ganzen Eintrag.',
    }),
})

const isDay = (value: string) => date().safeParse(value).success

/** Days on which the company is closed besides holidays. */
export const closure = z
  .strictObject({
    from: date().describe('Erster Tag, an dem geschlossen ist: 2026-12-24'),
    until: date().describe('Letzter Tag, an dem geschlossen ist: 2027-01-03'),
    reason: privateText().optional().describe('Warum, für Sie selbst zum Merken: Betriebsferien'),
  })
  .refine(({ from, until }) => from <= until || !isDay(from) || !isDay(until), {
    path: ['until'],
    params: { code: 'closure-reversed' },
  })
