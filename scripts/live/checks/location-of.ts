import type { Answer } from '../ask.ts'

/** An address as it stands in an answer, in full; undefined where it is none. */
export const addressFrom = (found: string, address: string): string | undefined =>
  URL.canParse(found, address) ? new URL(found, address).href : undefined

/**
 * Where an answer leads, in full; undefined where it does not say so, or says what is no address.
 *
 * @param address what was asked for
 */
export const locationOf = (
  { headers: { location } }: Pick<Answer, 'headers'>,
  address: string,
): string | undefined => (location === undefined ? undefined : addressFrom(location, address))
