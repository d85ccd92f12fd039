import { requiredOf } from '../../../schema/required.ts'
import { typed } from '../../../yaml/quote.ts'
import { choiceSaid } from './choice-said.ts'
import { partsFor, type Shape } from './parts-for.ts'

/** The one part that may be left out and takes any words: `reason`, beside two days. */
const noteIn = (shape: Shape): string | undefined => {
  const names = Object.keys(shape).filter((name) => shape[name]?.safeParse('ein Wort').success)
  return names.length === 1 && !requiredOf(shape).includes(names[0] ?? '') ? names[0] : undefined
}

/** Numbers with words behind or before them: `24.12.2026 bis 3.1.2027 Betriebsferien`. */
const WITH_WORDS =
  /^(?<head>\d.*\d)[\s,:;(]+(?<words>[^\d]*\p{L})\)?$|^(?<first>\p{L}[^\d]*?)[\s,:]+(?:vo[mn] )?(?<tail>\d.*)$/u

/** The values of a group in one text, and the words for its note. */
export const linesWithNote = (
  required: readonly string[],
  shape: Shape,
  text: string,
): string[] | undefined => {
  const note = noteIn(shape)
  const { head, tail, words, first } = (note && WITH_WORDS.exec(text)?.groups) || {}
  const values = partsFor(required, shape, head ?? tail ?? text)
  const lines =
    values &&
    required.map(
      (name, index) => `${name}: ${values[index] ?? choiceSaid(text, shape[name]) ?? '…'}`,
    )
  const said = words ?? first
  return said === undefined ? lines : lines && [...lines, `${note}: ${typed(said)}`]
}
