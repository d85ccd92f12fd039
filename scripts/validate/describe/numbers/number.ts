import type { Wording } from '../../../problem/problem.ts'
import type { Found } from '../subject.ts'
import { numberWording } from './number-messages.ts'

const NUMBER_WORDS = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(
  ' ',
)

const numberOfWord = (word: string): number | undefined => {
  const at = NUMBER_WORDS.indexOf(word.toLowerCase())
  return at < 0 ? undefined : at
}

/** A number in words, or as so many stars. */
const spokenNumber = (text: string): number | undefined =>
  /^[★⭐*]+$/u.test(text) ? [...text].length : numberOfWord(text)

/** `vier von fünf`, `sechs Monate` with the numbers in digits, where a text begins with one. */
const inDigits = (text: string): string => {
  const [first = ''] = text.split(/\s/, 1)
  if (numberOfWord(first) === undefined) return text
  return text.replace(/\p{L}+/gu, (word) => String(numberOfWord(word) ?? word))
}

/** Words behind a number that make it larger: `80 TEUR`, `1,2 Mio. €` */
const FACTORS: readonly [RegExp, number][] = [
  [/^(?:T€|TEUR|k€|Tsd\b|Tausend)/i, 1_000],
  [/^(?:Mio\b|Millione?n?\b)/i, 1_000_000],
]

/** Fields that count something, and the words for it: `6 Monate` are no `days: 6`. */
const COUNTED: Readonly<Record<string, RegExp>> = {
  minutes: /^Min(?:\.|uten?)/i,
  hours: /^(?:Std\.|Stunden?)/i,
  days: /^Tage?n?\b/i,
  weeks: /^Wochen?/i,
  months: /^Monate?n?/i,
  years: /^Jahre?n?/i,
}

/** How many days there are in what else people count. */
const DAYS: Readonly<Record<string, number>> = { weeks: 7, months: 30, years: 365 }

/** `6 Monate`, in days. */
const daysIn = (source: string): number | undefined => {
  const [, count, words = ''] = /^(\d+)\s+(.*)$/.exec(inDigits(source)) ?? []
  const [unit] = Object.entries(COUNTED).find(([, name]) => name.test(words)) ?? []
  const days = unit === undefined ? undefined : DAYS[unit]
  return count === undefined || days === undefined ? undefined : Number(count) * days
}

/** Whether a number of something else is told than the field counts. */
const isOfOther = (key: string, words: string): boolean =>
  COUNTED[key]?.test(words) === false && Object.values(COUNTED).some((unit) => unit.test(words))

const NUMBER = /^[^\d-]*(?<digits>-?\d+(?:[.,]\d+)*)(?:(?:\s|(?=[%€]))(?<words>\D*))?$/

/** Degrees, minutes and seconds of a point on a map: `51° 57' N`. */
const DEGREES = /^(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['’′]\s*)?(?:([\d.,]+)\s*["”″]\s*)?([NSOEW])?$/i

const degreesIn = (text: string): string | undefined => {
  const [, degrees, minutes = '0', seconds = '0', side = ''] = DEGREES.exec(text) ?? []
  if (degrees === undefined) return undefined
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds.replace(',', '.')) / 3600
  return String((Math.round(size * 10_000) / 10_000) * (/[SW]/i.test(side) ? -1 : 1))
}

/** A number as people write it with other signs: `400,`, `21 000`, `21'000`, `21000,-`, `21000.–`, `1.4.1987` for a year. */
const plainNumber = (text: string): string =>
  degreesIn(text) ??
  text
    .replace(/(?<=\d)[ '’\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/^[–−](?=\d)/, '-')
    .replace(/(?<=\d)[.,][-–—]+(?!\s*\d)/, '')
    .replace(/(?<=\d)[,;]$/, '')
    .replace(/^\d{1,2}\.\s?\d{1,2}\.\s?(\d{4})$/, '$1')

/** `4 von 5`, `5/5 Sternen`: a number and the largest that there is. */
const OF_MOST = /^(\d+)\s*(?:\/|von)\s*(\d+)(?:\s\D*)?$/i

/** The number alone where people say of how many it is; of another scale, as in `5/10`, it would say something else. */
const ofMost = (text: string, schema: Found['schema']): string => {
  const [, number = '', most = ''] = OF_MOST.exec(text) ?? []
  const takes = (value: number) => schema?.safeParse(value).success
  return takes(Number(most)) && !takes(Number(most) + 1) ? number : text
}

/** The number in a text with its fraction and without, and without the points between thousands. */
const numbersIn = ({ key, schema }: Pick<Found, 'key' | 'schema'>, source: string): number[] => {
  const bare = plainNumber(ofMost(inDigits(source.replace(/^["']|["']$/g, '')), schema))
  const { digits = bare, words = '' } = NUMBER.exec(bare)?.groups ?? {}
  const plain = digits.replace(/^(\d{1,3})((?:\.\d{3})+)(?=,|$)/, (whole) =>
    whole.replaceAll('.', ''),
  )
  if (!/^-?\d+(?:[.,]\d+)?$/.test(plain) || isOfOther(key, words)) return []
  const [, factor = 1] = FACTORS.find(([sign]) => sign.test(words)) ?? []
  const number = Number(plain.replace(',', '.')) * factor
  return [Math.round(number * 10_000) / 10_000, Math.trunc(number)]
}

/** The number that a text says, as the schema takes it. */
export const numberIn = (
  { key, value, schema }: Pick<Found, 'key' | 'value' | 'schema'>,
  source: string,
): number | undefined => {
  const spoken = spokenNumber(source)
  const meant = spoken === undefined ? numbersIn({ key, schema }, source) : [spoken]
  return meant.find((each) => each !== value && schema?.safeParse(each).success)
}

/** Whether a number might have a fraction; a limit may lie on either side of it. */
const takesFractions = (schema: Found['schema'], number: number): boolean =>
  [number + 0.5, number - 0.5].some((each) => schema?.safeParse(each).success)

/** Digits before the comma that parts a list in brackets: `[24600, 6,50 €]` has three numbers in it. */
const CUT_OFF = /[[,\s](-?[\d.]+,)$/

/** A number that is quoted, in words, or written with a point or a comma. */
export const describeNumber = (
  found: Pick<Found, 'key' | 'value' | 'schema'> & Partial<Pick<Found, 'lead' | 'before'>>,
  source: string,
): Wording | undefined => {
  const { key, value, schema, lead, before = '' } = found
  const [, head] = (lead === '' && CUT_OFF.exec(before)) || []
  const whole = head === undefined ? undefined : numberIn(found, head + source)
  if (whole !== undefined) return numberWording.cutAtComma(head + source, whole)
  if (lead === '' && /\d\s*;\s*\d/.test(source)) return numberWording.semicolonInNumbers(source)
  const days = key === 'days' ? daysIn(source) : undefined
  if (days !== undefined && schema?.safeParse(days).success)
    return numberWording.countedIn(key, source, days)
  const number = numberIn(found, source)
  if (number === undefined) return undefined
  // What is rounded is another number.
  const [exact = number] = spokenNumber(source) === undefined ? numbersIn(found, source) : []
  if (exact !== number && Math.trunc(exact) === number)
    return numberWording.onlyWhole(key, source, Math.floor(exact), lead)
  if (typeof value === 'string' && String(number) === value.trim())
    return numberWording.needsNoQuotes(key, value.trim(), lead)
  return Number.isInteger(number) && !takesFractions(schema, number)
    ? numberWording.wholeNumber(key, source, number, lead)
    : numberWording.decimalComma(key, source, number, lead)
}
