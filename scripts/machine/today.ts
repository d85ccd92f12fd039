import { machineWords } from './words.ts'
import { WrongUsage } from './wrong-usage.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an ISO 8601 calendar date that there is; `2026-02-30` is none. */
export const isDay = (text: string): boolean => {
  const moment = new Date(text)
  return (
    DAY.test(text) && Number.isFinite(moment.getTime()) && moment.toISOString().startsWith(text)
  )
}

/** By world time the clock has not struck 22 yet: in Germany, one or two hours ahead, it is the same day. */
const isSameDay = (moment: Date): boolean => moment.getUTCHours() < 22

/** Asks for the time zone only where it matters: to load its data takes a check longer than to read a site. */
const inGermany = (moment: Date): string =>
  isSameDay(moment)
    ? moment.toISOString().slice(0, 10)
    : moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/**
 * The calendar day for which the site is made, `2026-11-21`: today in Germany, or the one that was
 * chosen, which shows the site as it will be on another day.
 *
 * @throws WrongUsage where what was chosen is no day
 */
export const dayFrom = (chosen: string | undefined): (() => string) => {
  if (!chosen) return () => inGermany(new Date())
  if (!isDay(chosen)) throw new WrongUsage(machineWords.noDay(chosen))
  return () => chosen
}
