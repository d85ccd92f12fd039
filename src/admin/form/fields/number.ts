import type { Schema } from '../../../../scripts/schema/schema.ts'

/** With points between its thousands, before which no number begins with a zero. */
const GROUPED = /^[-−]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/

/** With a comma or a point before its fraction. */
const PLAIN = /^[-−]?\d+(?:[.,]\d+)?$/

/** What may be meant: `1.500` more likely has thousands than a fraction. */
const meantBy = (text: string): number[] =>
  [GROUPED.test(text) ? text.replaceAll('.', '') : '', PLAIN.test(text) ? text : '']
    .filter((each) => each !== '')
    .map((each) => Number(each.replace(',', '.').replace('−', '-')))

/**
 * The number that was typed, as people write it in German. The browser's own field for numbers goes by the language
 * of the browser: of `18,5` it may make 185.
 *
 * @param schema what is wanted
 * @returns nothing where nothing was typed; what was typed, where it is no number
 */
export const readNumber = (typed: string, schema: Schema): number | string | undefined => {
  const text = typed.trim()
  const numbers = meantBy(text)
  const fitting = numbers.find((number) => schema.safeParse(number).success)
  return text === '' ? undefined : (fitting ?? numbers[0] ?? text)
}

/** A value as it is typed. */
export const writtenNumber = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '')
