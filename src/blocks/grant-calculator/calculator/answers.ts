import { own } from '../../../content/own.ts'
import type { GrantCase, GrantRules } from '../../../grants/grant.ts'
import { parseAmount } from '../../../grants/parse-amount.ts'
import { onDayWithTerm } from '../../../grants/term.ts'
import { asCase } from '../as-case.ts'

/** Names of the fields, as addresses have them, in the order of the form. */
export const FIELDS = [
  'system',
  'heizung',
  'kosten',
  'wohnungen',
  'selbst',
  'einkommen',
  'kinder',
  'datum',
  'herkunft',
] as const
export type FieldName = (typeof FIELDS)[number]

export type FaultCode =
  | 'choice'
  | 'units'
  | 'costsMissing'
  | 'amount'
  | 'small'
  | 'smallIncome'
  | 'children'
  | 'day'
  | 'early'

/** What a visitor has answered: a case that can be worked out, or what is wrong with the answers. */
export interface Answers {
  faults: Partial<Record<FieldName, FaultCode>>
  given: GrantCase | undefined
  /** True where it matters where the heat pump comes from, and nobody says. */
  lacksOrigin: boolean
}

/** Answers by name, as an address or a form holds them; null for what is missing. */
export type Read = (name: FieldName) => string | null

const LARGEST = 10_000_000_00

/** Cents below which somebody has left the thousands out: `32,5`. */
const SMALLEST = 1_000_00

const isSmall = (cents: number) => cents > 0 && cents < SMALLEST

/** What is meant by a sum that lacks its thousands, in cents. */
export const inThousands = (text: string): number => (parseAmount(text) ?? 0) * 1000

const MOST_UNITS = 1000
const MOST_CHILDREN = 30

const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  const number = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

const GERMAN_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/

/** `2027-02-01` and `1.2.2027` as ISO 8601; undefined for what is no day. */
export const parseDay = (text: string): string | undefined => {
  const bare = text.trim()
  const [, day = '', month = '', year = ''] = GERMAN_DAY.exec(bare) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : bare
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined
  const moment = new Date(`${iso}T00:00:00Z`)
  const isThere = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso)
  return isThere ? iso : undefined
}

const YES_NO: Record<string, boolean> = { ja: true, nein: false }

const yesOrNo = (text: string): boolean | undefined => own(YES_NO, text.trim().toLowerCase())

const childrenIn = (text: string): number | undefined => {
  if (text.trim() === '') return 0
  const said = yesOrNo(text)
  return said === undefined ? wholeNumber(text, 0, MOST_CHILDREN) : Number(said)
}

/** Whether it matters on a day where a heat pump comes from. */
export const asksOrigin = (rules: GrantRules, system: string, day: string): boolean => {
  const isHeatPump = rules.systems.some(({ id, heatPump }) => id === system && heatPump === true)
  const { originBonus } = rules
  if (!isHeatPump || originBonus === undefined) return false
  return onDayWithTerm(originBonus, day).value > 0
}

/** Reads what a visitor has answered. */
export const readAnswers = (read: Read, rules: GrantRules, today: string): Answers => {
  const faults: Answers['faults'] = {}
  const wrong = (field: FieldName, code: FaultCode) => {
    faults[field] = code
    return undefined
  }
  const textOf = (field: FieldName) => (read(field) ?? '').trim()
  const chosen = (field: FieldName, among: readonly { id: string }[]) =>
    among.some(({ id }) => id === textOf(field)) ? textOf(field) : undefined

  const livesThere = yesOrNo(textOf('selbst')) ?? wrong('selbst', 'choice')
  const system =
    chosen('system', rules.systems) ??
    (read('system') === null ? rules.systems[0]?.id : wrong('system', 'choice'))
  const oldHeating =
    chosen('heizung', rules.oldHeatings) ??
    (livesThere === false || rules.oldHeatings.length === 0 ? '' : wrong('heizung', 'choice'))
  const units =
    read('wohnungen') === null
      ? 1
      : (wholeNumber(textOf('wohnungen'), 1, MOST_UNITS) ?? wrong('wohnungen', 'units'))
  const costs = parseAmount(textOf('kosten'))
  if (textOf('kosten') === '') wrong('kosten', 'costsMissing')
  else if (costs === undefined || costs === 0 || costs > LARGEST) wrong('kosten', 'amount')
  else if (isSmall(costs)) wrong('kosten', 'small')
  const income = parseAmount(textOf('einkommen'))
  if (livesThere !== false && textOf('einkommen') !== '') {
    if (income === undefined) wrong('einkommen', 'amount')
    else if (isSmall(income)) wrong('einkommen', 'smallIncome')
  }
  const children = childrenIn(textOf('kinder')) ?? wrong('kinder', 'children')
  const day = textOf('datum') === '' ? today : (parseDay(textOf('datum')) ?? wrong('datum', 'day'))
  if (day !== undefined && rules.from !== undefined && day < rules.from) wrong('datum', 'early')
  const origin = yesOrNo(textOf('herkunft'))
  const matters = day !== undefined && asksOrigin(rules, system ?? '', day)

  const isWhole = Object.keys(faults).length === 0
  const given = isWhole
    ? asCase(rules, {
        day: day ?? today,
        units: units ?? 1,
        costs: costs ?? 0,
        income,
        livesThere: livesThere ?? false,
        children: children ?? 0,
        system: system ?? '',
        oldHeating: oldHeating ?? '',
        fromEurope: origin ?? false,
      })
    : undefined
  return { faults, given, lacksOrigin: matters && origin === undefined }
}
