import type { MoneyWords } from '../content/money/money-words.ts'
import { fillIn } from '../content/text/fill-in.ts'
import { formatMoney } from './format-money.ts'

/** `{from} bis {to} je Stunde` filled in with two amounts; the same amount stands there once. */
export const formatRange = (
  template: string,
  { from, to }: { from: number; to: number },
  money: MoneyWords,
): string =>
  fillIn(from === to ? template.replace(/\{from}.*\{to}/, '{from}') : template, {
    from: formatMoney(from, money),
    to: formatMoney(to, money),
  })
