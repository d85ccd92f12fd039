import type { GrantCase, GrantRules } from '../../grants/grant.ts'
import { workOut } from '../../grants/work-out.ts'
import type { Block } from '../any-block.ts'
import type { Prepare } from '../prepare.ts'
import { asCase } from './as-case.ts'
import { moneyInWords, percentInWords } from './money.ts'
import type { TypicalCase } from './typical-case.ts'

/** A typical case as the table shows it. */
export interface Row {
  label: string
  percent: string
  amount: string
}

/** What the calculator asks for once it is used. */
export interface LaterData {
  rules: GrantRules
  /** The day for which the site was made, ISO 8601. */
  today: string
  ui: Record<string, unknown>
}

interface Shown {
  cases: Row[]
  /** Last day on which the rows hold, ISO 8601; undefined where no end is known. */
  until: string | undefined
  rules: undefined
  ui: {
    table: Record<'open' | 'case' | 'percent' | 'amount' | 'until' | 'always', string>
  }
}

/** The words as the office may have them; of the two titles of the table, the one that holds is shown. */
interface Written {
  table: Shown['ui']['table'] & { examples: string }
}

const caseOf = (rules: GrantRules, typical: TypicalCase, day: string): GrantCase =>
  asCase(rules, {
    ...typical,
    day,
    oldHeating: typical.oldHeating ?? '',
    costs: typical.costs * 100,
    income: typical.income === undefined ? undefined : typical.income * 100,
  })

/** The earliest of the last days of all that a case rests on. */
const endOf = ({ lines, steps, cap }: ReturnType<typeof workOut>): string[] =>
  [...lines, ...steps, cap].flatMap(({ term }) => term.until ?? [])

/** Works the typical cases out for the day, and puts the rules aside for the form. */
export const prepareCalculator: Prepare<Shown> = (block: Block, around) => {
  const { id } = block.rules as { id: string }
  const rules = around.written('grantRules', id) as GrantRules | undefined
  // Where ui.yaml is at fault, there are no words.
  const { table: words, ...ui } = block.ui as Partial<Written> & Record<string, unknown>
  const { examples, ...table } = words ?? ({} as Written['table'])
  const cases = block.cases as TypicalCase[]
  const endless = { table: { ...table, until: examples } }
  if (!rules) return { shown: { cases: [], until: undefined, rules: undefined, ui: endless } }
  const { today, language } = around
  const found = cases.map((typical) => workOut(rules, caseOf(rules, typical, today)))
  const rows = found.map(({ percent, cents }, index) => ({
    label: cases[index]?.label ?? '',
    percent: percentInWords(percent, language),
    amount: moneyInWords(cents, language),
  }))
  const until = found.flatMap(endOf).toSorted()[0]
  const later: LaterData = { rules, today, ui }
  return { shown: { cases: rows, until, rules: undefined, ui: until ? { table } : endless }, later }
}
