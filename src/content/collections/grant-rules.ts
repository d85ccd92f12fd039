import { z } from 'zod'
import { date, dated, entry, privateText, slug, text } from '../fields.ts'

const percent = () => z.int().min(0).max(100)

/** YAML reads `28.000` as 28; nothing here is that small. */
const euros = () => z.int().min(1000).max(10_000_000)

/** A whole number of thousands: 10, for 10.000, is refused. */
const deduction = () => z.int().multipleOf(1000).min(0).max(100_000)

/** One of the answers of the calculator, told with a sample. */
const choice = (id: string, label: string) =>
  z.strictObject({
    id: slug().describe(`Kurzname, klein und ohne Umlaute; steht in der Adresse: ${id}`),
    label: text().describe(`Wie es im Förderrechner zur Wahl steht: ${label}`),
  })

/** How a grant is worked out: a share of the eligible costs, made up of a base and bonuses, up to a cap. */
export const grantRules = z.strictObject({
  id: slug().describe('Kurzname der Regeln, klein und ohne Umlaute: heizung'),
  subsidy: entry('subsidies')
    .optional()
    .describe(
      'Programm aus subsidies.yaml, dessen Betrag an diesen Regeln gemessen wird; weglassen, wenn dort keines steht',
    ),
  from: date()
    .optional()
    .describe(
      'Ab welchem Tag der Förderrechner rechnet: 2024-02-27; weglassen, wenn die Regeln für jeden Tag gelten',
    ),
  base: dated(percent()).describe('Grundförderung in Prozent: 30'),
  heatPumpBase: dated(percent())
    .optional()
    .describe('Grundförderung für Wärmepumpen in Prozent, wenn für sie eine andere gilt'),
  originBonus: dated(percent())
    .optional()
    .describe('Bonus für Wärmepumpen aus Europa in Prozent; 0, solange es ihn nicht gibt'),
  speedBonus: dated(percent())
    .optional()
    .describe('Bonus für den frühen Tausch einer alten Heizung in Prozent'),
  incomeBonus: z
    .array(
      z.strictObject({
        upTo: euros().describe('Bis zu diesem Haushaltseinkommen in Euro: 30000'),
        percent: dated(percent()).describe('Bonus in Prozent'),
      }),
    )
    .default([])
    .describe('Bonus nach dem Haushaltseinkommen; es gilt die kleinste Grenze, die reicht'),
  familyDeduction: dated(deduction())
    .optional()
    .describe(
      'Was Familien mit Kind einmal vom Haushaltseinkommen abziehen, in Euro: 10000; 0, solange es das nicht gibt',
    ),
  caps: z
    .array(
      z.strictObject({
        upTo: euros()
          .optional()
          .describe('Bis zu diesem Haushaltseinkommen in Euro; weglassen für alle darüber'),
        percent: dated(percent()).describe('Höchstens so viel Prozent, alles zusammen'),
      }),
    )
    .min(1)
    .describe('Höchster Anteil an den Kosten; es gilt die kleinste Grenze, die reicht'),
  costs: z
    .array(
      z.strictObject({
        firstUnit: z.int().min(1).max(1000).describe('Ab der wievielten Wohnung: 1'),
        amount: dated(euros()).describe(
          'Kosten je Wohnung, die höchstens angerechnet werden: 28000',
        ),
      }),
    )
    .min(1)
    .describe('Kosten, die je Wohnung angerechnet werden'),
  systems: z
    .array(
      choice('waermepumpe', 'Wärmepumpe').extend({
        heatPump: z.literal(true).optional().describe('true, wenn es eine Wärmepumpe ist'),
      }),
    )
    .default([])
    .describe('Neue Heizungen, die gefördert werden, für den Förderrechner'),
  oldHeatings: z
    .array(
      choice('oel', 'Ölheizung').extend({
        counts: z
          .literal(true)
          .optional()
          .describe('true, wenn es für ihren Tausch den Bonus gibt'),
      }),
    )
    .default([])
    .describe('Alte Heizungen mit ihrem Alter, für den Förderrechner'),
  source: text().describe('Woher die Angaben kommen; steht unter dem Ergebnis'),
  remark: privateText()
    .optional()
    .describe('Was Sie sich zu den Angaben merken; steht auf keiner Seite'),
  asOf: date().describe('Stand der Angaben: 2026-11-22'),
  reviewBy: date().describe('Bis wann sie wieder zu prüfen sind: 2027-01-15'),
})
