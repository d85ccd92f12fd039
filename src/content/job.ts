import { z } from 'zod'
import { date, slug, text } from './fields.ts'

/** An open position. */
export const job = z.strictObject({
  id: slug().describe('Kurzname der Stelle, klein und ohne Umlaute: fliesenleger'),
  title: text().describe('Bezeichnung mit (m/w/d)'),
  description: text().describe('Worum es geht, zwei bis drei Sätze'),
  tasks: z.array(text()).min(1).describe('Aufgaben, je eine Zeile'),
  profile: z.array(text()).min(1).describe('Was jemand mitbringen soll, je eine Zeile'),
  employment: text().describe('Umfang und Dauer: Vollzeit, unbefristet'),
  datePosted: date().describe('Seit wann die Stelle ausgeschrieben ist: 2026-11-02'),
  validThrough: date()
    .optional()
    .describe(
      'Letzter Tag, an dem die Stelle zu sehen ist: 2027-03-31; weglassen, wenn sie offen bleibt',
    ),
})
