import type { Fault } from '../trial/fault.ts'
import { type Page, readPage } from '../trial/page.ts'
import type { Random } from '../trial/random.ts'
import { type Change, KINDS } from './careless-kinds.ts'

const changed = (text: string, changes: readonly Change[]): string => {
  const lines = text.split('\n')
  for (const { start, count, lines: others } of changes.toSorted((a, b) => b.start - a.start))
    lines.splice(start, count, ...others)
  return lines.join('\n')
}

const faultOf = (kind: string, { file, text }: Page, changes: readonly Change[]): Fault => ({
  kind,
  file,
  text: changed(text, changes),
  original: text,
  right: [text],
  line: Math.min(...changes.map(({ start }) => start)) + 1,
  expected: [],
  least: 0,
  most: 0,
  warned: false,
})

interface Made {
  kind: string
  page: Page
  change: Change
}

const madeOf = (kind: string, pages: readonly Page[], most: number, random: Random): Made[] => {
  const places = pages.flatMap((page) => page.lines.map((line) => ({ page, line })))
  const made: Made[] = []
  for (const { page, line } of random.shuffled(places)) {
    if (made.length >= most) break
    const change = KINDS[kind]?.(line, page)
    if (change && changed(page.text, [change]) !== page.text) made.push({ kind, page, change })
  }
  return made
}

const areApart = (one: Change, other: Change): boolean =>
  one.start + one.count < other.start || other.start + other.count < one.start

/** Two of them in one file, wherever they stand. */
const pairs = (made: readonly Made[], most: number, random: Random): Fault[] => {
  const faults: Fault[] = []
  for (let attempt = 0; attempt < most * 20 && faults.length < most; attempt += 1) {
    const [one, other] = [random.pick(made), random.pick(made)]
    if (one.page === other.page && areApart(one.change, other.change))
      faults.push(faultOf(`${one.kind} + ${other.kind}`, one.page, [one.change, other.change]))
  }
  return faults
}

/** Faults of which only one thing is known: nothing may be lost by what repairs them. */
export const careless = (
  texts: Readonly<Record<string, string>>,
  most: number,
  random: Random,
): Fault[] => {
  const pages = Object.entries(texts).map(([file, text]) => readPage(file, text))
  const made = Object.keys(KINDS).flatMap((kind) => madeOf(kind, pages, most, random))
  return [
    ...made.map(({ kind, page, change }) => faultOf(kind, page, [change])),
    ...pairs(made, made.length, random),
  ]
}
