import { changeBetween } from '../text/change-between.ts'
import { HIDDEN_SIGNS } from '../text/hidden-signs.ts'

/**
 * Names of keys, of ways to reach somebody, of the folder before a picture, and of the language of a block of code: no
 * words of anybody's.
 */
const NAMES =
  /(?<![\p{L}\p{N}_-])(?:content\/)?media\/|(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+:|^(?:```+|~~~+)[ \t]*[\w-]*/gmu

/** `350 bis 600`, `8.00 Uhr`: what stands between or behind numbers is none either, once each of them has its key. */
const OF_NUMBERS = /(?<=\d[^\p{L}\n]*)(?:bis(?=[^\p{L}\n]*\d)|Uhr(?!\p{L}))/gu

/** `days: 180 Tage`, `postcode: CH-5000`: what the name of a number says, and letters of the company's own country. */
const UNITS = /\b(days:[ \t]+["']?\d+)[ \t]+Tagen?\b|\b(postcode:[ \t]+["']?)[A-Z]{2}-(?=\d)/g

const withoutUnits = (text: string): string => text.replace(UNITS, '$1$2')

const WORD = /\p{L}{2,}/gu
/** Numbers are written in many ways, and a letter may be a bullet, but not where their whole line goes: `(m/w/d)`. */
const LETTERS_OR_DIGITS = /\p{L}+|\p{N}+/gu
/** A day as content has it is one: its numbers stood in the place of others before, `Fr., 20.11.2026`. */
const WORD_OR_NUMBER = /\d{4}-\d\d-\d\d|[\p{L}\p{N}]+/gu

const allWordsIn = (text: string, pattern: RegExp): Set<string> =>
  new Set(text.match(pattern) ?? [])

const wordsIn = (text: string, pattern: RegExp): Set<string> =>
  allWordsIn(text.replace(NAMES, ' ').replace(OF_NUMBERS, ' '), pattern)

const lacks = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].some((word) => !others.has(word))

const gapsIn = (text: string): number => text.split('…').length

/** The lines of two texts that differ, from the first to the last of them. */
const changedLines = (before: string, after: string): [before: string, after: string] => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const most = Math.min(old.length, now.length)
  let [first, last] = [0, 0]
  while (first < most && old[first] === now[first]) first += 1
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last += 1
  const cut = (lines: string[]) => lines.slice(first, lines.length - last).join('\n')
  return [cut(old), cut(now)]
}

/** A mark is one of the entry below it: another one somewhere else says nothing of this. */
const MARK_ALONE = /^- !\S+$/

/** Changed lines without those that still stand somewhere: what was there twice is not lost. */
const goneFrom = (lines: string, after: string): string => {
  const others = after.split('\n').map((line) => line.trim())
  const left = new Set(others.filter((line) => !MARK_ALONE.test(line)))
  return lines
    .split('\n')
    .filter((line) => !left.has(line.trim()))
    .join('\n')
}

/**
 * Whether a repair takes words away and puts none in their place, or leaves a gap for others: what to do about
 * them, only whoever wrote them knows. That other lines have the same words says nothing.
 */
export const loses = (before: string, after: string): boolean => {
  const [old, kept] = [withoutUnits(before), withoutUnits(after)]
  const { start, end, by } = changeBetween(old, kept)
  // A sign that nobody sees parts no word.
  const [lines, linesNow] = changedLines(old.slice(start, end).replace(HIDDEN_SIGNS, ''), by)
  if (gapsIn(linesNow) > gapsIn(lines)) return true
  // A word that becomes a name by its colon is still there.
  const now = allWordsIn(linesNow, WORD)
  const pattern = linesNow.trim() === '' ? LETTERS_OR_DIGITS : WORD
  const lacksOf = (words: string) => lacks(wordsIn(words, pattern), now)
  const isReplaced = lacks(wordsIn(linesNow, WORD_OR_NUMBER), wordsIn(lines, WORD_OR_NUMBER))
  // To look for lines elsewhere takes longer than all the rest.
  return !isReplaced && lacksOf(lines) && lacksOf(goneFrom(lines, after))
}
