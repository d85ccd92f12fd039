import { type Edit, inSource, isInSource, type Mended } from '../../text/edits.ts'
import { isWithin } from '../../text/is-within.ts'
import type { Range } from '../../text/source-file.ts'
import type { Repair } from './repair.ts'

/** A repair with its place in the text as it was written. */
export interface Told {
  repair: Repair
  place: Range
  edits: Edit[]
}

/** What was told of a value that is replaced as a whole now: how it is written matters no more. */
const replacedBefore = (told: readonly Told[], [edit, ...others]: readonly Edit[]) =>
  others.length > 0 || !edit?.by
    ? undefined
    : told.find(
        ({ repair, place, edits }) =>
          !repair.shift &&
          edits.every((each) => isWithin(each, place)) &&
          Math.abs(edit.start - place.start) <= 1 &&
          Math.abs(edit.end - place.end) <= 1,
      )

/**
 * Adds a repair to what is told.
 *
 * @param mended the text before this repair
 */
export const tell = (told: Told[], repair: Repair, mended: Mended): void => {
  const edits = repair.edits.map((edit) => ({ ...edit, ...inSource(edit, mended) }))
  const replaced = replacedBefore(told, edits)
  if (replaced) {
    const { place } = replaced
    const whole = edits.map(({ by }) => ({ ...place, by }))
    told.splice(told.indexOf(replaced), 1, { repair, place, edits: whole })
    return
  }
  // Made in the text as it was written, it would write over words of it.
  const isGuess = repair.isGuess || !repair.edits.every((edit) => isInSource(edit, mended))
  told.push({ repair: { ...repair, isGuess }, place: inSource(repair.range, mended), edits })
}
