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
  const german = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4}|\d{2})(?!\d)/.exec(text)
  if (german?.[3]) return [fullYear(german[3]), Number(german[2]), Number(german[1])]
  const month = /^(\d{1,2})[-./ ]+(\d{4})$/.exec(text)
  if (month?.[2]) return [month[2], Number(month[1]), undefined]
  const words = /^(?:(\d{1,2})\.?\s*)?(\p{L}{3,})\.?\s+(\d{4}|(?<=\d.*)\d{2})$/u.exec(text)
  if (!words?.[2] || !words[3]) return undefined
  const day = words[1] === undefined ? undefined : Number(words[1])
  return [fullYear(words[3]), monthOf(words[2]), day]
}

/** Number of days of a month. */
export const daysOfMonth = (year: string, month: number): number =>
  new Date(Date.UTC(Number(year), month, 0)).getUTCDate()

/** A date as the content has it, `2026-03-31` or `2026-03`; a day too late becomes the month's last. */
export const correctDate = (text: string): string[] => {
  const digits = text
    .trim()
    .replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0')
    .replace(/\s+([-–])\s+/g, '-')
    .replace(
      /^(?:(?:Mo|Di|Mi|Do|Fr|Sa|So)\p{L}*[.,]*\s+)?(?:(?:Stand:?|vom|de[mn]|am|ab|seit|bis(?:\s+(?:zum|einschließlich))?)\s+)?/iu,
      '',
    )
    .replace(/^Anfang\s+/i, '1. ')
    .replace(/^Ende\s+/i, '31. ')
  const [year, month, day] = readDate(digits) ?? []
  if (year && month && day && month > 12 && day <= 12) return correctDate(`${year}-${day}-${month}`)
  if (!year || !month || month > 12) return []
  const yearMonth = `${year}-${two(month)}`
  return day === undefined
    ? [yearMonth]
    : [`${yearMonth}-${two(Math.min(Math.max(day, 1), daysOfMonth(year, month)))}`, yearMonth]
}
