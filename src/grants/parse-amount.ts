/** What people write around a sum. */
const AROUND = /^(?:€|euro?|ca\.?|circa|etwa|rund|~)|(?:€|eur|euro)$/gi

const GROUPED = /^\d{1,3}(?:[.,'’]\d{3})+$/

/** A sum with two decimals behind its last sign, or with one. */
const DECIMALS = /^(.*?)[.,](\d{1,2})$/

const digitsOf = (whole: string): string | undefined => {
  if (/^\d+$/.test(whole)) return whole
  return GROUPED.test(whole) ? whole.replace(/\D/g, '') : undefined
}

/**
 * A sum in cents, as people type it: `32000`, `32.000`, `32.000,00 €`, `32 000`, `32.000,-`. Three digits behind
 * a sign are thousands, one or two are cents: nobody types tenths of a cent.
 *
 * @returns undefined for what is no sum
 */
export const parseAmount = (text: string): number | undefined => {
  const bare = text
    .replace(/\s/g, '')
    .replace(AROUND, '')
    .replace(AROUND, '')
    .replace(/[,.][-–—]+$/, '')
  const [, whole = bare, cents = ''] = DECIMALS.exec(bare) ?? []
  const digits = digitsOf(whole)
  if (digits === undefined || digits.length > 12) return undefined
  return Number(digits) * 100 + Number(cents.padEnd(2, '0'))
}
