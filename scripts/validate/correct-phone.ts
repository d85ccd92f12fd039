import { PHONE } from '../../src/content/contact/phone.ts'
import { COUNTRIES, type Country } from '../../src/content/location/country.ts'
import { own } from '../../src/content/own.ts'

/** Numbers without a country's code are of the company's country. */
const withCode = (number: string, code: string): string => {
  if (/^\+|^00(?!0)/.test(number)) return number.replace(/^(?:\+|00)\s*/, '+')
  if (number.startsWith('0')) return `+${code} ${number.slice(1)}`
  return new RegExp(`^${code}(?:\\D|\\d{9})`).test(number) ? `+${number}` : `+${code} ${number}`
}

/** `Tel.: `, `tel:`: it says what the number is anyway. */
const LABEL =
  /^[^\p{L}\d+(]*(?:(?:Tele(?:fon|phone)|Tel|Fon|Phone|Mobil|Handy|WhatsApp)[^\p{L}\d+(]*)*/iu

/** Signs between the digits as DIN 5008 sets them: blanks, and a stroke before the extension. */
const tidy = (text: string): string =>
  text
    .replace(LABEL, '')
    // Words behind the number say whose it is, or when: none of them may get lost.
    .replace(/[^\p{L}\d]+$/u, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\(0\)/g, ' ')
    .replace(/[()/.\s]+/g, ' ')
    .replace(/ *- */g, '-')
    .trim()

/** Fewer digits are those of a number in one's own town: which, it does not say. */
const LEAST_DIGITS = 8

const hasNoTown = (number: string): boolean =>
  /^[1-9]/.test(number) && number.replace(/\D/g, '').length < LEAST_DIGITS

/**
 * The phone number that was meant, with its country's code: `+49 2581 98765-4` for `(02581) 98765-4`.
 * Nothing where the text is no one number.
 *
 * @param country two letters
 */
export const correctPhone = (text: string, country = 'DE'): string | undefined => {
  const { callingCode } = own(COUNTRIES, country) ?? (COUNTRIES.DE as Country)
  const typed = tidy(text)
  if (hasNoTown(typed)) return undefined
  const number = withCode(typed, callingCode).replace(/^(\+4[139])[\s-]*0?[\s-]*/, '$1 ')
  return PHONE.test(number) ? number : undefined
}
