import { z } from 'zod'
import { action, entry, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { prepareCalculator } from './prepare.ts'
import { typicalCase } from './typical-case.ts'
import { calculatorUi } from './ui.ts'

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
