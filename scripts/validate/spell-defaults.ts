import { own } from '../../src/content/own.ts'
import { isMap } from '../schema/is-map.ts'
import type { Checked } from './validate.ts'

/** Where German has no ß: Switzerland and Liechtenstein. */
const WITHOUT_SHARP_S = /^de-(?:CH|LI)$/i

/** In a word; by itself, the letter is meant. */
const SHARP_S = /(?<=\p{L})ß/gu

const spell = (value: unknown, written: unknown): unknown => {
  if (typeof value === 'string') return written === undefined ? value.replace(SHARP_S, 'ss') : value
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      spell(inner, isMap(written) ? own(written, key) : undefined),
    ]),
  )
}

/** Texts of a file that nobody has written, spelt as the website's language is; the editors' own stay as they are. */
export const spellDefaults = (checked: Checked, language: unknown): Checked =>
  typeof language === 'string' && WITHOUT_SHARP_S.test(language)
    ? { ...checked, value: spell(checked.value, checked.file.value) as Checked['value'] }
    : checked
