/** A share or a sum. */
export interface Amount {
  unit: '%' | '€'
  value: number
}

/** The same as somebody typed it. */
export interface Figure extends Amount {
  /** As it is written, with the unit. */
  written: string
  /** UTF-16 offset in the text. */
  index: number
}

const NUMBER = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d+)(?:,\\d+)?'

/** `12, 8 und 4 %`: the unit stands behind the last of them. */
const FIGURES = new RegExp(
  `(?<![\\d.,])(${NUMBER}(?:(?:\\s*,\\s+|\\s*[–-]\\s*|\\s+(?:und|oder|bis|auf|statt)\\s+)${NUMBER})*)\\s*(%|Prozent(?!\\p{L})|€|Euro(?!\\p{L})|EUR(?!\\p{L}))`,
  'giu',
)

const numberOf = (digits: string): number => Number(digits.replaceAll('.', '').replace(',', '.'))

const unitOf = (word: string): Amount['unit'] => (/^(%|prozent)$/i.test(word) ? '%' : '€')

/** Every share and every sum in a text. */
export const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(FIGURES)].flatMap(({ 0: whole, 1: numbers = '', 2: word = '', index }) => {
    const found = [...numbers.matchAll(new RegExp(NUMBER, 'g'))]
    return found.map((match) => ({
      unit: unitOf(word),
      value: numberOf(match[0]),
      written: found.length === 1 ? whole : `${match[0]} ${word}`,
      index: index + match.index,
    }))
  })

/** What a number of the rules stands for: shares are never above 100, sums never that small. */
export const amountOf = (value: number): Amount => ({ unit: value <= 100 ? '%' : '€', value })

/** Whether one of the amounts is the same as another. */
export const includesAmount = (amounts: readonly Amount[], { unit, value }: Amount): boolean =>
  amounts.some((amount) => amount.unit === unit && amount.value === value)

/** `28.000 €`, `12 %` */
export const amountInWords = ({ unit, value }: Amount): string =>
  `${value.toLocaleString('de-DE')} ${unit}`
