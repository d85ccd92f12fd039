import { z } from 'zod'
import { action, entry, euros, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { prepareCalculator } from './prepare.ts'
import { calculatorUi } from './ui.ts'

const typicalCase = z.strictObject({
  label: text().describe('Der Fall in Worten: Einfamilienhaus, alte Ölheizung'),
  system: text().describe('Neue Heizung, Kurzname aus grant-rules.yaml: waermepumpe'),
  oldHeating: text().optional().describe('Alte Heizung, Kurzname aus grant-rules.yaml: oel'),
  units: z.int().min(1).max(1000).default(1).describe('Wohnungen im Haus'),
  costs: euros().describe('Kosten in Euro: 32000'),
  livesThere: z.boolean().default(true).describe('true, wenn jemand vom Haushalt im Haus wohnt'),
  income: euros().optional().describe('Zu versteuerndes Einkommen des Haushalts in Euro: 38000'),
  children: z.int().min(0).max(30).default(0).describe('Kinder im Haushalt'),
  fromEurope: z.boolean().default(false).describe('true, wenn die Wärmepumpe aus Europa stammt'),
})

export type TypicalCase = z.output<typeof typicalCase>

/** Works out what a grant is in a visitor's case; without JavaScript, in some typical ones. */
export const grantCalculator = defineBlock(
  'grant-calculator',
  {
    name: 'Förderrechner',
    purpose:
      'Rechnet den Zuschuss zu einer neuen Heizung nach den Regeln in `grant-rules.yaml` aus, für jeden Tag. Die Tabelle mit typischen Fällen rechnet er selbst; wer kein JavaScript hat, liest nur sie.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    rules: entry('grantRules').describe(
      'Regeln der Förderung: ein Kurzname aus grant-rules.yaml, etwa heating',
    ),
    cases: z.array(typicalCase).min(1).describe('Typische Fälle für die Tabelle'),
    note: text().describe('Was zu jedem Ergebnis gehört: Erst der Antrag, dann die Arbeit'),
    action: action().describe('Link, mit dem das Ergebnis ins Kontaktformular kommt'),
  },
  { ui: calculatorUi, prepare: prepareCalculator },
)
