import type { ParsedFile } from '../parse/parsed-file.ts'
import { type Problem, problemAt, type Wording } from '../problem/problem.ts'
import { type Range, rangeOf } from '../text/source-file.ts'
import type { Path } from '../yaml/locate.ts'

/** Where a value stands. */
export interface Place {
  file: ParsedFile
  path: Path
}

/** Where in its file a value stands. */
export const rangeAt = ({ file, path }: Place): Range => file.locate(path).value

/**
 * The place of a word inside a value, for a message about just that word.
 *
 * @param before what stands before it in the value, where the word may stand more than once
 */
export const wordRange = (place: Place, word: string, before: string): Range =>
  rangeOf(place.file.source.text, rangeAt(place), word, word ? before.split(word).length - 1 : 0)

/** An error at a value, or at a part of it. */
export const faultAt = (place: Place, words: Wording, range = rangeAt(place)): Problem =>
  problemAt(place.file.source, range, words)
