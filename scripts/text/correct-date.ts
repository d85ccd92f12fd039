const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']

const two = (number: number | string) => String(number).padStart(2, '0')

/** Nobody means a year that is so far ahead. */
const fullYear = (year: string) =>
  year.length === 2 ? `${Number(year) >= 70 ? 19 : 20}${year}` : year

const monthOf = (word: string): number =>
  MONTHS.indexOf(
    word
      .toLowerCase()
      .replace(/^mar|^mae/, 'mär')
      .replace(/^may/, 'mai')
      .replace(/^oct/, 'okt')
      .replace(/^dec/, 'dez')
      // Austria's January
      .replace(/^jän/, 'jan')
      .slice(0, 3),
  ) + 1

/** Year, month and day, in any of the forms in which people write them; the day may be missing. */
const readDate = (
  text: string,
): [year: string, month: number, day: number | undefined] | undefined => {
  const iso = /^(\d{4})[-./ ](\d{1,2})(?:[-./ ](\d{1,2}))?(?!\d)/.exec(text)
  if (iso?.[1]) return [iso[1], Number(iso[2]), iso[3] === undefined ? undefined : Number(iso[3])]
  const joined = /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (joined?.[1]) return [joined[1], Number(joined[2]), Number(joined[3])]
  const german = /^(\d{1,2})[-./, ]+(\d{1,2})[-./, ]+(\d{4}|\d{2})(?!\d)/.exec(text)
  if (german?.[3]) return [fullYear(german[3]), Number(german[2]), Number(german[1])]
  const month = /^(\d{1,2})[-./ ]+(\d{4})$/.exec(text)
  if (month?.[2]) return [month[2], Number(month[1]), undefined]
  const english = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u.exec(text)
  if (english?.[1] && english[3]) return [english[3], monthOf(english[1]), Number(english[2])]
  const words =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?[\s.-]*)?(\p{L}{3,})[\s.-]+(\d{4}(?!\d)|(?<=\d.*)\d{2}$)/u.exec(
      text,
    )
  if (!words?.[2] || !words[3]) return undefined
  const day = words[1] === undefined ? undefined : Number(words[1])
  return [fullYear(words[3]), monthOf(words[2]), day]
}

/** Number of days of a month. */
const daysOfMonth = (year: string, month: number): number =>
  new Date(Date.UTC(Number(year), month, 0)).getUTCDate()

/** What stands before a date and says nothing more. */
const BEFORE = new RegExp(
  [
    // `Warendorf,`
    String.raw`^(?:\p{L}[\p{L} -]*,\s+(?!\p{L}+ \d{4}))?`,
    // `Fr.,`
    String.raw`(?:(?:Mo|Di|Mi|Do|Fr|Sa|So)\p{L}*[.,]*\s+)?`,
    // `bis zum`
    String.raw`(?:(?:Stand:?|gültig|spätestens|frühestens|einschließlich|vom|zum|de[mnr]|am|ab|seit|bis)\s+)*`,
  ].join(''),
  'iu',
)

/** Of a text with two years nobody can say which day is meant. */
const TWO_YEARS = /\d{4}\D.*(?<!\d)\d{4}(?!\d)/

/** The day that a text names, in the order of numbers that makes it one. */
const dayIn = (text: string): ReturnType<typeof readDate> => {
  const digits = text
    .trim()
    .replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0')
    .replace(/\s+([-–])\s+/g, '-')
    .replace(BEFORE, '')
  const [year, month, day] = readDate(digits) ?? []
  if (!year || !month) return undefined
  return day && month > 12 && day <= 12 ? [year, day, month] : [year, month, day]
}

interface ReadDay {
  yearMonth: string
  day: number | undefined
  /** How many days the month has. */
  days: number
}

const readDay = (text: string): ReadDay | undefined => {
  const [year, month = 0, day] = TWO_YEARS.test(text) ? [] : (dayIn(text) ?? [])
  if (!year || month < 1 || month > 12) return undefined
  return { yearMonth: `${year}-${two(month)}`, day, days: daysOfMonth(year, month) }
}

/** A day that its month does not have: how many it has, and its last one. */
export const missingDay = (text: string): { days: number; last: string } | undefined => {
  const { yearMonth, day = 1, days = 0 } = readDay(text) ?? {}
  if (yearMonth === undefined || (day >= 1 && day <= days)) return undefined
  return { days, last: `${yearMonth}-${days}` }
}

const END = /^\s*Ende\s+/i

/** A date as the content has it, `2026-03-31` or `2026-03`; of a day that there is not, nobody knows which is meant. */
export const correctDate = (text: string): string[] => {
  const found = readDay(text.replace(/^\s*Anfang\s+/i, '1. ').replace(END, ''))
  if (!found) return []
  const { yearMonth, days, day = END.test(text) ? days : undefined } = found
  return day === undefined || day < 1 || day > days
    ? [yearMonth]
    : [`${yearMonth}-${two(day)}`, yearMonth]
}

/** The first of two days without its year, or without its month, too: `24.12. - 3.1.2027`, `24. bis 31. Dezember 2026`. */
const WITHOUT_YEAR = new RegExp(
  [
    String.raw`(?<!\d\.?)(?<day>\d{1,2})\.(?:\s?(?<month>\d{1,2})\.)?`,
    String.raw`(?=\s*(?:[-–—]|bis)\s*(?:zum\s+)?(?<lastDay>\d{1,2})\.\s?`,
    String.raw`(?:(?<number>\d{1,2})\.|(?<name>\p{L}{3,}))\s?(?<year>\d{4}))`,
  ].join(''),
  'u',
)

/** A span of days with the year of the first of them, which people write once: it may be the one before. */
export const withYears = (text: string): string =>
  text.replace(WITHOUT_YEAR, (...found) => {
    const { day, month, lastDay, number, name = '', year } = found.at(-1)
    const last = number === undefined ? monthOf(name) : Number(number)
    const first = month === undefined ? last : Number(month)
    const isBefore = first > last || (first === last && Number(day) > Number(lastDay))
    return `${day}.${first}.${Number(year) - (isBefore ? 1 : 0)}`
  })
