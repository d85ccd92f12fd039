import { CORE_SCHEMA, load } from 'js-yaml'

interface Texts {
  /** As it was before somebody made a fault in it. */
  original: string
  faulty: string
  fixed: string
}

/** Line breaks of Windows part lines like others. */
const linesIn = (text: string): string[] => text.split(/\r?\n/)

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

const counted = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Names without a value (`~` and a `>-` with nothing below are none), of which what they lack and that they go may be right. */
const NAME_ALONE = /^[ \t]*(?:- )?[a-z][\w-]*:?[ \t]*(?:~|[>|][-+]?)?[ \t]*\r?$/gm

/** The same line twice, one right below the other, the dash of an entry or not: one of them may go. */
const DOUBLED = /^[ \t]*(?:- )?(\S.*)\r?\n(?=[ \t]*\1\r?$)/gm

/** The same lines twice, as an entry that was copied: one of the two may go. */
const DOUBLED_LINES = /^((?:\S.*\n){2,}?)\n*(?=\1)/gm

/** What may not be lost: all but what stands there a second time. */
const onceEach = (text: string): string => {
  const lines = linesIn(text.replace(DOUBLED, '')).map((line) => line.trim())
  return `${lines.join('\n')}\n`.replace(DOUBLED_LINES, '')
}

/** Words that were right and are gone: those of the fault may become others. */
const lostWords = ({ original, faulty, fixed }: Texts): string[] => {
  const [meant, now] = [counted(wordsIn(original)), counted(wordsIn(fixed))]
  const alone = new Set(faulty.match(NAME_ALONE)?.flatMap(wordsIn))
  return [...counted(wordsIn(onceEach(faulty)))].flatMap(([word, count]) => {
    if (alone.has(word)) return []
    const right = Math.min(count, meant.get(word) ?? 0)
    return (now.get(word) ?? 0) < right ? [`lost: ${word}`] : []
  })
}

/** Words of each line that is as it was meant, `- title: Zeit` as `title Zeit`. */
const rightLines = ({ original, faulty }: Texts): string[] => {
  const meant = new Set(linesIn(original).map((line) => line.trim()))
  return linesIn(faulty)
    .filter((line) => meant.has(line.trim()))
    .map((line) => wordsIn(line).join(' '))
    .filter((line) => line !== '')
}

const tornLines = (texts: Texts): string[] => {
  const now = ` ${wordsIn(texts.fixed).join(' ')} `
  return rightLines(texts).flatMap((line) => (now.includes(` ${line} `) ? [] : [`torn: ${line}`]))
}

/** A part that moves leaves a gap, and comes in between two others. */
const GAPS_OF_ONE_PART = 3

/** Lines that stand there once, in another order than before, and by more than one part that moved. */
const shuffledLines = (texts: Texts): string[] => {
  const right = rightLines(texts)
  const now = ` ${linesIn(texts.fixed)
    .map((line) => wordsIn(line).join(' '))
    .join(' \n ')} `
  const placeOf = (line: string) => now.indexOf(` ${line} `)
  const isOnce = (line: string) =>
    placeOf(line) >= 0 && placeOf(line) === now.lastIndexOf(` ${line} `)
  const before = right.filter(
    (line) => right.indexOf(line) === right.lastIndexOf(line) && isOnce(line),
  )
  const after = before.toSorted((a, b) => placeOf(a) - placeOf(b))
  const next = new Map(before.map((line, index) => [line, before[index + 1]]))
  const gaps = after.filter((line, index) => next.get(line) !== after[index + 1])
  return gaps.length > GAPS_OF_ONE_PART ? gaps.map((line) => `out of order: ${line}`) : []
}

/** The keys below which each value stands, as often as it does. */
type Keys = ReadonlyMap<string, readonly string[]>

const gather = (value: unknown, key: string, into: Map<string, string[]>): void => {
  if (Array.isArray(value)) for (const item of value) gather(item, key, into)
  else if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) gather(inner, name, into)
  else if (typeof value === 'string' && wordsIn(value).length > 0) {
    const words = wordsIn(value).join(' ')
    into.set(words, [...(into.get(words) ?? []), key])
  }
}

/** The keys in a file; none where it can't be read. */
const keysOf = (text: string): Keys => {
  const found = new Map<string, string[]>()
  const front = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text)?.[1]
  try {
    const sample = /!platzhalter(?=\s)/g
    gather(load((front ?? text).replace(sample, ''), { schema: CORE_SCHEMA }), '', found)
  } catch {
    return new Map()
  }
  return found
}

/** Where a value was meant to stand: as it is, or, of several words, as a part of a longer one. */
const meantFor = (value: string, meant: Keys): readonly string[] => {
  const whole = meant.get(value)
  if (whole || !value.includes(' ')) return whole ?? []
  return [...meant].flatMap(([text, keys]) => (` ${text} `.includes(` ${value} `) ? keys : []))
}

/** Whether a value stands behind its key on a line, be the text around it readable or not. */
const isOnLineOf = (key: string, value: string, text: string): boolean =>
  linesIn(text).some((line) => {
    const words = ` ${wordsIn(line).join(' ')} `
    return words.startsWith(` ${wordsIn(key).join(' ')} `) && words.includes(` ${value} `)
  })

/** Values of one place only that stand below another key now. */
const movedValues = ({ original, faulty, fixed }: Texts): string[] => {
  const [meant, before] = [keysOf(original), keysOf(faulty)]
  return [...keysOf(fixed)].flatMap(([value, keys]) => {
    // What the fault has put below another name, whose name is corrected, has not moved.
    const [right, ...others] = before.has(value) ? [] : meantFor(value, meant)
    const wrong =
      right === undefined || others.length > 0
        ? []
        : keys.filter((key) => key !== right && !isOnLineOf(key, value, faulty))
    return wrong.map((key) => `below ${key}: ${value}`)
  })
}

const KEY_AND_VALUE = /^\s*(?:- )?[a-z][\w-]*: +[^\s>|]/

/** Lines of their own that are words of a text now, name and all. */
const swallowedLines = ({ original, faulty, fixed }: Texts): string[] => {
  const [before, now] = [
    [...keysOf(original).keys(), ...keysOf(faulty).keys()],
    [...keysOf(fixed).keys()],
  ]
  const isIn = (texts: readonly string[], line: string) =>
    texts.some((text) => ` ${text} `.includes(` ${line} `))
  return linesIn(original)
    .filter((line) => KEY_AND_VALUE.test(line))
    .map((line) => wordsIn(line).join(' '))
    .filter((line) => isIn(now, line) && !isIn(before, line))
    .map((line) => `part of a text: ${line}`)
}

const FINDERS = [lostWords, tornLines, shuffledLines, movedValues, swallowedLines]

/** What somebody had typed and repairs have taken away, torn apart, put elsewhere or below another key. */
export const harmOf = (texts: Texts): string[] =>
  texts.fixed === texts.faulty ? [] : FINDERS.flatMap((find) => find(texts)).slice(0, 12)
