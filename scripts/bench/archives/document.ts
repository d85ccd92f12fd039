import type { PageSize } from '../sizes.ts'
import type { Archive } from './archives.ts'
import { type Goal, goals, savedGoals } from './goals.ts'
import type { Measured, Work } from './measure.ts'

/** What figures are worth nothing without. */
export interface Circumstances {
  day: string
  version: string
  node: string
  machine: string
  /** How many processes wanted a core before it began. */
  load: number
  articles: string
}

const works: Record<Work, string> = {
  cold: '`build`, nothing remembered',
  unchanged: '`build`, nothing changed',
  changed: '`build`, one article changed',
  checkCold: '`check`, nothing remembered',
  checkChanged: '`check`, one article changed',
}

const figure = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** `3.21 (4)`: with its goal, where there is one; too much is in bold. */
const beside = (value: number, digits: number, goal: number | undefined): string => {
  const shown = figure(value, digits)
  if (goal === undefined) return shown
  return `${value > goal ? `**${shown}**` : shown} (${goal})`
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const workRows = ({ name, taken }: Measured, aims: Partial<Record<Work, Goal>> = {}) =>
  Object.entries(works).map(([work, words]) => {
    const { processor, wall, memory } = taken[work as Work]
    const goal = aims[work as Work]
    return [
      name,
      words,
      beside(processor, 2, goal?.processor),
      beside(wall, 2, goal?.wall),
      beside(memory, 0, goal?.memory),
    ]
  })

const outputRow = ({ name, files, bytes }: Measured) => [
  name,
  figure(files, 0),
  figure(bytes / 1_000_000, 1),
]

const savedRows = ({ name, saved, count }: Archive) =>
  saved.map(({ what, fastest, median, slowest, processor }) => [
    name,
    what,
    figure(fastest, 0),
    beside(median, 0, savedGoals[count]),
    figure(slowest, 0),
    figure(processor, 0),
  ])

const sizeRow = (name: string, { route, document, font, script }: PageSize) => [
  name,
  `\`${route}\``,
  ...[document, font, script].map((bytes) => figure(bytes, 0)),
]

/** The last measurements, as `docs/bench.md` keeps them. */
export const benchDocument = (
  { day, version, node, machine, load, articles }: Circumstances,
  sample: Measured,
  archives: readonly Archive[],
): string => `# Measurements

Written by \`npm run bench -- archives\`; not by hand. Goals are in brackets, what misses them is in bold.

- ${day}, Gewerk ${version}, Node ${node}
- ${machine}; before it began, ${figure(load, 1)} other processes wanted a core: the clock tells of them, too
- ${articles}

## Commands

Each is run as a company runs it that has installed the package, as a process of its own: user and system time of
all its threads, time by the clock, and the most memory that it had at a time. Of three runs the one in the middle
counts; with nothing remembered, this site and more than 1,000 articles are run once. “This site” is the one in this
repository; with nothing remembered, it encodes all its pictures. Archives are a bakery with so many articles; every
page has a picture for shared links, so none is drawn.

${table(
  ['content', 'command', 'processor, s', 'clock, s', 'memory, MiB'],
  [
    ...workRows(sample, goals[0]),
    ...archives.flatMap((archive) => workRows(archive, goals[archive.count])),
  ],
)}

## Output

${table(['content', 'files', 'MB'], [sample, ...archives].map(outputRow))}

## Saving an article in \`dev\`

Milliseconds from the save until it is painted: by the clock, and of the server's processor time in the middle.

${table(['content', '', 'fastest', 'middle', 'slowest', 'processor'], archives.flatMap(savedRows))}

## What visitors load

Bytes in brotli, the font as it is. An archive makes no page larger.

${table(
  ['content', 'page', 'document', 'font', 'script, when idle'],
  archives.flatMap(({ name, documents }) => documents.map((size) => sizeRow(name, size))),
)}
`
