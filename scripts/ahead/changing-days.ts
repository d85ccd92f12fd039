import { addDays } from '../../src/content/dates/periods.ts'
import { isGroup } from '../../src/content/is-group.ts'
import { isDay } from '../machine/today.ts'
import type { Content } from '../validate/validate.ts'

/** A number may look like a day, and be none: `1234-56-78`. */
const daysIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isDay(value) ? [value] : []
  return isGroup(value) ? Object.values(value).flatMap(daysIn) : []
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

const newYearsDays = (today: string, until: string): string[] => {
  const first = yearOf(today) + 1
  return Array.from({ length: yearOf(until) + 1 - first }, (_, index) => `${first + index}-01-01`)
}

/**
 * The days on which something may change by itself: each day that the content names, the one after it,
 * because many of them are last days, and those on which a year begins.
 *
 * @param today left out itself
 * @param until included
 */
export const changingDays = (
  { site, ui, pages, entries }: Pick<Content, 'site' | 'ui' | 'pages' | 'entries'>,
  today: string,
  until: string,
): string[] => {
  const named = [site, ui, ...pages, ...entries].flatMap((checked) => daysIn(checked?.value))
  const days = [...named, ...named.map((day) => addDays(day, 1)), ...newYearsDays(today, until)]
  return [...new Set(days)].filter((day) => day > today && day <= until).toSorted()
}
