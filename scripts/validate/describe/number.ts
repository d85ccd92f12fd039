import type { Wording } from '../../problem/problem.ts'
import { validateWording } from '../messages.ts'
import type { Found } from './subject.ts'

const NUMBER_WORDS = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(
  ' ',
)

/** A number in words, or as so many stars. */
const spokenNumber = (text: string): number | undefined => {
  if (/^[★⭐*]+$/u.test(text)) return [...text].length
  const at = NUMBER_WORDS.indexOf(text.toLowerCase())
  return at < 0 ? undefined : at
}

/** The number in a text with its fraction and without, and without the points between thousands. */
const numbersIn = (source: string): number[] => {
  const digits = source
    .replace(/^["']|["']$/g, '')
    .replace(/^\D*(\d+(?:[.,]\d+)*)(?:\s\D*)?$/, '$1')
    .replace(/^(\d{1,3})((?:\.\d{3})+)(?=,|$)/, (whole) => whole.replaceAll('.', ''))
  if (!/^-?\d+(?:[.,]\d+)?$/.test(digits)) return []
  return [Number(digits.replace(',', '.')), Number.parseInt(digits, 10)]
}

/** A number that is quoted, in words, or written with a point or a comma. */
export const describeNumber = (
  { key, value, schema }: Pick<Found, 'key' | 'value' | 'schema'>,
  source: string,
): Wording | undefined => {
  const spoken = spokenNumber(source)
  const meant = spoken === undefined ? numbersIn(source) : [spoken]
  const number = meant.find((each) => each !== value && schema?.safeParse(each).success)
  if (number === undefined) return undefined
  if (typeof value === 'string' && String(number) === value.trim())
    return validateWording.needsNoQuotes(key, value.trim())
  return Number.isInteger(number)
    ? validateWording.wholeNumber(key, source, number)
    : validateWording.decimalComma(key, source, number)
}
