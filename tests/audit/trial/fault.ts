import type { Line, Page } from './page.ts'
import type { Random } from './random.ts'

/** A place in which a problem may stand; columns are counted from 1, `to` is included. */
export interface Place {
  line: number
  from: number
  to: number
}

/** One fault as it is to be reported. */
export interface Expected {
  /** Right is any of them: some faults can be read in two ways. */
  places: Place[]
  /** Any of these stands in what is said; none where there is no one repair. */
  repair: readonly (string | RegExp)[]
  /** It may be meant. */
  optional?: boolean
}

/** What somebody does to a file: these lines stand where others stood. */
export interface Edit {
  start: number
  count: number
  lines: string[]
  expected: Expected[]
  /** Problems at least and at most, where not one for each fault. */
  least: number
  most: number
  /** What the person meant, where it is not what stood there. */
  meant?: string[]
  /** What is as right as what stood there. */
  also?: string[]
  /** It works, and people are warned of it. */
  warned?: true
}

export interface Fault {
  kind: string
  file: string
  text: string
  /** What the person meant to write. */
  original: string
  /** Texts that are right in the end. */
  right: string[]
  /** The line as people see it, 1-based. */
  line: number
  expected: Expected[]
  least: number
  most: number
  /** Nothing in it keeps the site from being made. */
  warned: boolean
}

/** Makes a fault of its kind at a line, where that is possible. */
export type Make = (line: Line, page: Page, random: Random) => Edit | undefined | false

export interface Kind {
  name: string
  make: Make
  /** Changes more than its place: not to be combined with others. */
  whole?: boolean
  /** One sentence tells of any of these kinds together. */
  together?: string
  /** What the faulty file says is not what it said, or it is no YAML; otherwise it is no fault. */
  differs?: boolean
}

/** Takes the marks `⟦…⟧` out of lines; says where they were. */
const unmark = (marked: readonly string[]): { lines: string[]; places: Place[] } => {
  const places: Place[] = []
  const lines = marked.map((each, line) => {
    let text = each
    for (let start = text.indexOf('⟦'); start >= 0; start = text.indexOf('⟦')) {
      const end = text.indexOf('⟧') - 1
      text = text.slice(0, start) + text.slice(start + 1, end + 1) + text.slice(end + 2)
      places.push({ line, from: start + 1, to: end + 1 })
    }
    return text
  })
  return { lines, places }
}

type Repair = readonly (string | RegExp)[] | string | RegExp

/**
 * Lines in place of `count` others from `line` on, as one fault. Its place stands between `⟦` and
 * `⟧`; several marks are several places of which any is right.
 */
export const edit = (
  line: Line | number,
  count: number,
  marked: string | readonly string[],
  repair: Repair = [],
  { least = 1, most = 1 }: { least?: number; most?: number } = {},
): Edit => {
  const { lines, places } = unmark(typeof marked === 'string' ? [marked] : marked)
  return {
    start: typeof line === 'number' ? line : line.index,
    count,
    lines,
    expected: [{ places, repair: Array.isArray(repair) ? repair : [repair as string | RegExp] }],
    least,
    most: Math.max(most, least),
  }
}

/** An edit that people make every day and that is no fault. */
export const harmless = (line: Line | number, count: number, lines: string[]): Edit => ({
  ...edit(line, count, lines),
  expected: [],
  least: 0,
  most: 0,
})

/** The text with other lines in some of the places. */
const rewritten = (
  text: string,
  edits: readonly Edit[],
  linesOf: (edit: Edit) => string[] | undefined,
): string => {
  const lines = text.split('\n')
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    const other = linesOf(edit)
    if (other) lines.splice(edit.start, edit.count, ...other)
  }
  return lines.join('\n')
}

/** An edit where this value behind key or dash is as right as what stood there. */
export const orReads = (line: Line, value: string, made: Edit): Edit => ({
  ...made,
  also: [line.text.slice(0, line.at) + JSON.stringify(value)],
})

/** Edits of one file at once, as one fault of that kind; they must not touch each other. */
export const apply = (kind: string, { file, text }: Page, edits: readonly Edit[]): Fault => {
  const lines = text.split('\n')
  const expected: Expected[] = []
  let shift = 0
  for (const each of edits.toSorted((a, b) => a.start - b.start)) {
    const start = each.start + shift
    lines.splice(start, each.count, ...each.lines)
    for (const { places, repair } of each.expected)
      expected.push({
        repair,
        optional: each.least === 0,
        places: places.map((place) => ({ ...place, line: place.line + start + 1 })),
      })
    shift += each.lines.length - each.count
  }
  return {
    kind,
    file,
    original: rewritten(text, edits, ({ meant }) => meant),
    right: [
      rewritten(text, edits, ({ meant }) => meant),
      rewritten(text, edits, ({ also }) => also),
      text,
    ],
    text: lines.join('\n'),
    line: expected[0]?.places[0]?.line ?? (edits[0]?.start ?? 0) + 1,
    expected,
    least: edits.reduce((sum, each) => sum + each.least, 0),
    most: edits.reduce((sum, each) => sum + each.most, 0),
    warned: edits.every(({ warned }) => warned),
  }
}

/** Whether any text is right in a list: its words are the company's own, and name nothing. */
export const isFree = ({ key }: Line): boolean => key === 'options'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The first words of a text, with whatever quotation marks between them. */
export const wordsOf = (text: string): RegExp =>
  new RegExp(
    text
      .replace(/["'„“”‚‘’»«`´]/g, ' ')
      .trim()
      .slice(0, 40)
      .split(/\s+/)
      .map(escaped)
      .join('["\'„“”‚‘’»«`´\\\\\\s]+'),
  )

/** A name as a word of its own, not as a part of another. */
export const word = (name: string): RegExp => new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`)

/** So many spaces before the line, or so many to the left or right. */
export const spaces = (wanted: number, found: number): RegExp[] => [
  wanted === 0
    ? /am Rand|an den Rand|Anfang der Zeile|mit 0 Leerzeichen/
    : new RegExp(`(?<!um )\\b${wanted === 1 ? '(?:1|einem|ein)' : wanted} Leerzeichen`),
  new RegExp(
    `um ${Math.abs(wanted - found) === 1 ? '(?:1|ein)' : Math.abs(wanted - found)} Leerzeichen nach ${wanted < found ? 'links' : 'rechts'}`,
  ),
]
