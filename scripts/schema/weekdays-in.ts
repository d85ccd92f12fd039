import { WEEKDAYS } from '../../src/content/dates/weekdays.ts'
import { translated } from './german-words.ts'

const DAY = String.raw`\p{L}{2,10}\.?`

/** `Mo–Fr`, `Sa`, `Montag bis Freitag` */
const DAYS = new RegExp(`(${DAY})(?:\\s*(?:[-–—]|bis)\\s*(${DAY}))?`, 'gu')

/** Which day of the week a word names, counted from Monday; none below 0. */
export const dayOf = (word: string): number => {
  const names: readonly string[] = WEEKDAYS
  const inEnglish = names.indexOf(word.toLowerCase())
  return inEnglish >= 0 ? inEnglish : names.indexOf(translated(word.replace('.', ''), names) ?? '')
}

/** Words for every day of the week. */
const EVERY_DAY = /^(?:täglich|jeden Tag|alle Tage|immer|rund um die Uhr)$/i

/** The days of the week that a text names: `Mo–Fr`, `Freitag und Samstag`, `täglich`. */
export const weekdaysIn = (text: string): string[] =>
  EVERY_DAY.test(text.trim()) ? [...WEEKDAYS] : daysNamedIn(text)

/** A word for two of them. */
const WEEKEND = /\bWochenende\b/gi

const daysNamedIn = (text: string): string[] =>
  [...text.replace(WEEKEND, 'Sa–So').matchAll(DAYS)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [dayOf(first), dayOf(last)]
    // `Do–Mo` goes on in the next week.
    const end = to < from ? to + WEEKDAYS.length : to
    return from < 0 || to < 0 ? [] : [...WEEKDAYS, ...WEEKDAYS].slice(from, end + 1)
  })

/** Words between days. */
const BETWEEN = /^(?:und|bis|sowie)$/i

/** The days of the week that a text names which tells nothing else. */
export const weekdaysAlone = (text: string): string[] => {
  const days = weekdaysIn(text)
  const words = text.replace(WEEKEND, 'Sa').match(/[\p{L}\d]+/gu) ?? []
  const isAlone = words.every((word) => dayOf(word) >= 0 || BETWEEN.test(word))
  return isAlone || EVERY_DAY.test(text.trim()) ? days : []
}
