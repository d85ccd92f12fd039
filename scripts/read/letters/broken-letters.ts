import { type Problem, problemAt } from '../../problem/problem.ts'
import type { SourceFile } from '../../text/source-file.ts'
import { readWording } from '../messages.ts'
import { readWindows1252 } from './windows-1252.ts'

/** What UTF-8 becomes in a program that takes it for something older, and what is left of the reverse. */
const BROKEN_LETTERS =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]*(?:\ufffd|Ã[\u0080-\u00bf\u0152-\u0178\u2013-\u203a]|â€|Â[\u00a0-\u00bf])[^\s:"']*/u

/** One of them is in each; a look for words at every letter of a text takes fifty times as long. */
const SIGN = /[\ufffdÃâÂ]/

const windowsBytes = () =>
  new Map(Array.from({ length: 256 }, (_, byte) => [readWindows1252(new Uint8Array([byte])), byte]))

/** The word as it was before. */
const unbroken = (word: string): string | undefined => {
  const known = windowsBytes()
  const bytes = [...word].map((letter) => known.get(letter))
  if (!bytes.every((byte) => byte !== undefined)) return undefined
  const text = new TextDecoder().decode(Uint8Array.from(bytes))
  return text.includes('\ufffd') ? undefined : text
}

/** A problem at the first word of a text whose letters a program has spoilt. */
export const findBrokenLetters = (source: SourceFile): Problem | undefined => {
  const found = SIGN.test(source.text) && BROKEN_LETTERS.exec(source.text)
  if (!found) return undefined
  const { 0: word, index: start } = found
  const range = { start, end: start + word.length }
  return problemAt(source, range, readWording.brokenLetters(word, unbroken(word)))
}
