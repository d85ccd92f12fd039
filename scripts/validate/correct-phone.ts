import { PHONE } from '../../src/content/phone.ts'

/** Numbers without a country's code are German ones. */
const withCode = (number: string): string => {
  if (/^\+|^00(?!0)/.test(number)) return number.replace(/^(?:\+|00)\s*/, '+')
  if (number.startsWith('0')) return `+49 ${number.slice(1)}`
  return /^49(?:\D|\d{9})/.test(number) ? `+${number}` : `+49 ${number}`
}

/** Signs between the digits as DIN 5008 sets them: blanks, and a stroke before the extension. */
const tidy = (text: string): string =>
  text
    .replace(/^\D*?(?=[+(\d])/, '')
    .replace(/\D+$/, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\(0\)/g, ' ')
    .replace(/[()/.\s]+/g, ' ')
    .replace(/ *- */g, '-')
    .trim()

/**
 * The phone number that was meant, with its country's code: `+49 2581 98765-4` for `(02581) 98765-4`.
 * Nothing where the text is no one number.
 */
export const correctPhone = (text: string): string | undefined => {
  const number = withCode(tidy(text)).replace(/^(\+49)[\s-]*0?[\s-]*/, '$1 ')
  return PHONE.test(number) ? number : undefined
}
