/** ISO 8601 calendar date. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What a command was called with is wrong: no fault of the program, and none of the content. */
export class WrongUsage extends Error {}

const inGermany = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/**
 * The calendar day for which the site is made, `2026-11-21`: today in Germany, or `TODAY`, which shows
 * the site as it will be on another day.
 */
export const today = (): string => {
  const { TODAY: chosen } = process.env
  if (!chosen) return inGermany(new Date())
  if (!DAY.test(chosen))
    throw new WrongUsage(`TODAY must be a date such as 2026-12-24, not ${chosen}`)
  return chosen
}
