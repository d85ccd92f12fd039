import { localeOf } from '../../components/format-date.ts'
import { likeFrancs } from '../../components/like-francs.ts'

/** `24.600`, `0,5`, `−13`; as the website's language has it. */
export const inWords = (value: number, language: string): string =>
  likeFrancs(
    value.toLocaleString(localeOf(language), { maximumFractionDigits: 2 }).replace('-', '−'),
  )

/** `64 %`, for editors. */
export const withUnit = (value: number, unit: string): string =>
  `${inWords(value, 'de')}\u00a0${unit}`
