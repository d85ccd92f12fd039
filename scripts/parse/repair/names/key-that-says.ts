import { commonWording } from '../../../problem/common-messages.ts'
import { translated } from '../../../schema/german-words.ts'
import type { Schema } from '../../../schema/schema.ts'
import { correctDate, withYears } from '../../../text/correct-date.ts'
import { columnOf } from '../../../text/lines.ts'
import { typed } from '../../../yaml/quote.ts'
import { keyWording } from '../../key-messages.ts'
import { type Repair, rename } from '../repair.ts'
import { isFirstInLine, type Part, writtenOf } from '../shapes.ts'

type Shape = Readonly<Record<string, Schema>>

/** What a group may have: all its names, and the parts that it has not got yet. */
interface Names {
  allowed: readonly string[]
  others: Shape
}

/** `21.07.2026 - 31.01.2027`, `Tag 4–7`: nobody calls a part so, and another name in its place would lose the words. */
export const saysSomething = (key: string): boolean => /\d|\p{L}\s+\S/u.test(key)

/** `bis 20.07.2026`, `21.07.2026 - 31.01.2027`, `ab 01.02.2027`: the first day and the last; one day alone is neither. */
const DAYS =
  /^(?:(?!bis )(?<first>\D*\d{4}-\d\d-\d\d|.*?\d{4})\s*(?=[-–—b]|(?<=^\p{L}.*)$))?(?:(?:[-–—]|bis)\s*(?<last>.*\d))?$/iu

const dayLine = (word: string, written: string | undefined, others: Shape): string[] => {
  if (written === undefined) return []
  const name = translated(word, Object.keys(others))
  const [day] = correctDate(written)
  return name && day && others[name]?.safeParse(day).success ? [`${name}: ${day}`] : []
}

/** Two days with some words are shorter; what is long is not searched for them again and again. */
const LONGEST = 80

/** The lines for the days that a key names; none where it says anything else. */
const dayLines = (key: string, others: Shape): string[] => {
  if (key.length > LONGEST) return []
  const { first, last } = DAYS.exec(withYears(key.trim()))?.groups ?? {}
  const lines = [...dayLine('von', first, others), ...dayLine('bis', last, others)]
  return lines.length === [first, last].filter((day) => day !== undefined).length ? lines : []
}

/** A key that is a value of its own, before that of the part that was meant: each belongs in its own line. */
export const keyThatSays = (
  { key, range, node }: Part,
  meant: string,
  { allowed, others }: Names,
  text: string,
): Repair => {
  const written = writtenOf(node, text)
  const value = text.slice(written.start, written.end)
  const days = dayLines(key, others)
  const places = Object.keys(others).filter(
    (name) => name !== meant && others[name]?.safeParse(key).success,
  )
  const [place] = places
  const lines = days.length === 0 && place ? [`${place}: ${typed(key)}`] : days
  const isInLine = isFirstInLine(text, range.start) && !value.includes('\n')
  if (lines.length === 0 || !isInLine)
    return { ...rename(range, meant, commonWording.unknownKey(key, allowed), 0.65), isGuess: true }
  const indent = ' '.repeat(columnOf(text, range.start))
  const by = [...lines, meant].join(`\n${indent}`)
  const last = `${meant}: ${value}`
  // Of several parts that take any words nobody knows which was meant.
  return days.length === 0 && places.length > 1
    ? { ...rename(range, by, keyWording.pairWithOneOf(key, last, places), 0.65), isGuess: true }
    : rename(range, by, keyWording.pair(key, [...lines, last]), 0.65)
}
