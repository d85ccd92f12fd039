/** A provider that asks for more can't be meant for a visitor; in milliseconds. */
export const LONGEST_WAIT = 24 * 60 * 60 * 1000

const inMilliseconds = (value: string, now: number): number =>
  /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now

/**
 * The moment from which a provider takes posts again: Retry-After holds seconds or a date (RFC 9110,
 * 10.2.3).
 *
 * @returns undefined where the header is missing, unreadable or of the past
 */
export const retryMoment = (header: string | null, now: number): number | undefined => {
  const wait = header === null ? Number.NaN : inMilliseconds(header.trim(), now)
  return wait > 0 ? now + Math.min(wait, LONGEST_WAIT) : undefined
}
