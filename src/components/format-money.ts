import type { MoneyWords } from '../content/money/money-words.ts'

/** `19,50 €`, `3.200 €`, the same in every browser and without its dictionary of numbers. */
export const formatMoney = (
  amount: number,
  { before, behind, group, point }: MoneyWords,
): string => {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return before + grouped + (cents === '00' ? '' : point + cents) + behind
}
