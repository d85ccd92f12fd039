import { localeOf } from '../../components/format-date.ts'
import { likeFrancs } from '../../components/like-francs.ts'

const formats = new Map<string, Intl.NumberFormat>()

const euroFormat = (isWhole: boolean, language: string): Intl.NumberFormat => {
  const name = `${language} ${isWhole}`
  const known = formats.get(name)
  const format =
    known ??
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: isWhole ? 0 : 2,
    })
  formats.set(name, format)
  return format
}

/** Cents as `12.880 €`, or `14.133,33 €`; as the website's language has it. */
export const moneyInWords = (cents: number, language: string): string =>
  likeFrancs(euroFormat(cents % 100 === 0, language).format(cents / 100))

/** `46 %`, `35,33 %` */
export const percentInWords = (percent: number, language: string): string =>
  `${percent.toLocaleString(localeOf(language), { maximumFractionDigits: 2 })}\u00a0%`
