import type { Problem } from '../problem/problem.ts'
import { withoutControls } from '../report/without-controls.ts'
import type { DayAhead, Reading } from './ahead.ts'
import { shortenTogether } from './shorten.ts'
import { words } from './words.ts'

const placeOf = ({ file, line, column }: Reading | Problem) => `${file}:${line}:${column}`

/** The same change on several pages is told once. */
const groupReads = (reads: Reading[]): [Reading, Reading['page'][]][] => {
  const groups = new Map<string, [Reading, Reading['page'][]]>()
  for (const read of reads) {
    const key = [placeOf(read), read.where, read.before, read.after].join('\n')
    const group = groups.get(key)
    if (group) {
      if (!group[1].includes(read.page)) group[1].push(read.page)
    } else groups.set(key, [read, [read.page]])
  }
  return [...groups.values()]
}

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' / ')

const sidesOf = ({ before, after }: Reading): string[] => {
  if (before === undefined) return [`      ${words.isNew}: ${inOneLine(after ?? '')}`]
  if (after === undefined) return [`      ${words.isGone}: ${inOneLine(before)}`]
  const [was, is] = shortenTogether(inOneLine(before), inOneLine(after))
  return [`      ${words.before}: ${was}`, `      ${words.after}:   ${is}`]
}

const describeRead = ([read, pages]: [Reading, Reading['page'][]]): string =>
  [`    ${words.pages(pages)}, ${read.where}  ${placeOf(read)}`, ...sidesOf(read)].join('\n')

const describeProblem = (problem: Problem): string =>
  [`    ${placeOf(problem)}`, `      ${problem.message}`, `      → ${problem.hint}`].join('\n')

const section = (title: string, items: string[]): string[] =>
  items.length > 0 ? ['', `  ${title}`, ...items] : []

const sectionsOf = ({ reads, overdue, wrong }: DayAhead): string[] => [
  ...section(words.reads, groupReads(reads).map(describeRead)),
  ...section(words.overdue, overdue.map(describeProblem)),
  ...section(words.wrong, wrong.map(describeProblem)),
]

const describeDay = (day: DayAhead): string =>
  [words.date(day.date, day.inDays), ...sectionsOf(day), ''].join('\n')

/** What one day brings, without its date. */
export const describeChanges = (day: DayAhead): string =>
  withoutControls(sectionsOf(day).slice(1).join('\n'))

/** The days ahead for people at a terminal. */
export const reportText = (days: DayAhead[], until: string): string => {
  if (days.length === 0) return words.nothing(until)
  return withoutControls([...days.map(describeDay), words.summary(days.length, until)].join('\n'))
}
