import type { Answer } from './ask.ts'

/**
 * Where an answer leads, in full; undefined where it does not say so, or says what is no address.
 *
 * @param address what was asked for
 */
export const locationOf = (
  { headers: { location } }: Pick<Answer, 'headers'>,
  address: string,
): string | undefined =>
  location !== undefined && URL.canParse(location, address)
    ? new URL(location, address).href
    : undefined
