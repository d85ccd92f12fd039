import type { Line, Page } from '../trial/page.ts'

/** Lines in place of `count` others from `start` on. */
export interface Change {
  start: number
  count: number
  lines: string[]
}

/** A change at a line, where it is possible. */
type Make = (line: Line, page: Page) => Change | undefined | false

const blanks = (count: number): string => ' '.repeat(count)

const isOneLine = ({ kind, value }: Line): boolean =>
  kind === 'key' && value !== '' && !/^[>|[{]/.test(value)

/** A line and all that stands below it, further in. */
const withInner = ({ index, indent }: Line, { lines }: Page): Line[] => {
  const end = lines.findIndex(
    (each, at) => at > index && each.kind !== 'blank' && each.indent <= indent,
  )
  const all = lines.slice(index, end < 0 ? undefined : end)
  while (all.at(-1)?.kind === 'blank') all.pop()
  return all
}

const entryAt = (line: Line, page: Page): Line[] | undefined => {
  const entry = line.dash && line.kind === 'key' ? withInner(line, page) : []
  return entry.length > 1 ? entry : undefined
}

const instead = (old: readonly Line[], lines: string[]): Change | undefined =>
  old[0] && { start: old[0].index, count: old.length, lines }

/** An entry with its lines, written otherwise. */
const ofEntry =
  (write: (lines: string[], entry: Line[]) => string[] | undefined): Make =>
  (line, page) => {
    const entry = entryAt(line, page)
    const lines =
      entry &&
      write(
        entry.map(({ text }) => text),
        entry,
      )
    return lines && instead(entry, lines)
  }

/** A value of one line, written otherwise. */
const ofValue =
  (write: (line: Line, raw: string, name: string) => string[] | undefined | false): Make =>
  (line) => {
    if (!isOneLine(line)) return undefined
    const name = line.text.slice(0, line.text.indexOf(':', line.column) + 1)
    const lines = write(line, line.text.slice(name.length + 1), name)
    return lines && instead([line], lines)
  }

const joined = (lines: readonly string[], sign: string): string[] => [
  lines.map((text, index) => (index > 0 ? text.trim() : text)).join(sign),
]

const moved = (lines: readonly string[], by: number): string[] | undefined => {
  const isTooFar = lines.some((text) => text !== '' && !text.startsWith(blanks(Math.abs(by))))
  if (by < 0 && isTooFar) return undefined
  return lines.map((text) => (text === '' ? text : by < 0 ? text.slice(-by) : blanks(by) + text))
}

const wrapped = (raw: string): [string, string] | undefined => {
  const at = raw.indexOf(' ', Math.min(12, raw.length / 2))
  return at > 0 && !raw.startsWith('!') ? [raw.slice(0, at), raw.slice(at + 1)] : undefined
}

/** The texts of a list, each in its line. */
const itemsBelow = ({ kind, value, index }: Line, { lines }: Page): Line[] => {
  if (kind !== 'key' || value !== '') return []
  const end = lines.findIndex((each, at) => at > index && each.kind !== 'item')
  const items = lines.slice(index + 1, end < 0 ? undefined : end)
  return items.length > 1 ? items : []
}

const ofItems =
  (write: (items: string[], head: Line) => string[]): Make =>
  (line, page) => {
    const items = itemsBelow(line, page)
    const values = items.map(({ text, column }) => text.slice(column))
    return items.length > 0 && instead([line, ...items], write(values, line))
  }

const bullets = (sign: string): Make =>
  ofItems((items, head) => [
    head.text,
    ...items.map((item) => `${blanks(head.column + 2)}${sign}${item}`),
  ])

/** What somebody calls a key who has never seen its name. */
const OWN_NAMES: Record<string, string> = {
  title: 'Überschrift',
  label: 'Bezeichnung',
  href: 'Verweis',
  text: 'Fließtext',
  description: 'Erläuterung',
  picture: 'Abbildung',
  steps: 'Arbeitsschritte',
  points: 'Stichpunkte',
  rows: 'Positionen',
  note: 'Bemerkung',
  question: 'Kundenfrage',
  answer: 'Lösung',
  value: 'Angabe',
  drivers: 'Preistreiber',
  date: 'Veröffentlicht',
}

/** How somebody writes over, breaks and moves lines without having looked at those around. */
export const KINDS: Record<string, Make> = {
  'first half of an entry behind #': ofEntry((lines) => {
    const half = Math.floor(lines.length / 2)
    return [...lines.slice(0, half).map((text) => `# ${text}`), ...lines.slice(half)]
  }),
  'first line of an entry behind #': ofEntry(([first = '', ...rest]) => [`#${first}`, ...rest]),
  'first two lines of an entry swapped': ofEntry((lines, [, second]) => {
    const [first = '', next = '', ...rest] = lines
    return second?.kind === 'key' && second.value !== '' ? [next, first, ...rest] : undefined
  }),
  'an entry in one line': ofEntry((lines) => joined(lines, ' ')),
  'an entry in one line, with commas': ofEntry((lines) => joined(lines, ', ')),
  'an entry two in': ofEntry((lines) => moved(lines, 2)),
  'an entry four in': ofEntry((lines) => moved(lines, 4)),
  'an entry two out': ofEntry((lines) => moved(lines, -2)),
  'an entry four out': ofEntry((lines) => moved(lines, -4)),
  'an entry copied two in': ofEntry((lines) => [...lines, ...(moved(lines, 2) ?? [])]),
  'an entry copied two out': ofEntry((lines) => [...lines, ...(moved(lines, -2) ?? [])]),
  'first line of an entry copied without its dash': ofEntry(([first = '', ...rest]) => [
    first,
    first.replace('- ', '  '),
    ...rest,
  ]),
  'first line of an entry gone': ofEntry(([, ...rest]) => rest),
  'first line of an entry gone, its dash before the next': ofEntry(
    ([, next = '', ...rest], [line, second]) =>
      line && second?.kind === 'key'
        ? [`${blanks(line.indent)}- ${next.trim()}`, ...rest]
        : undefined,
  ),
  'a list in brackets, broken at the margin': (line) => {
    const [first, ...rest] = /^\[.*\]$/.test(line.value) ? line.text.split(', ') : []
    return rest.length > 0 && instead([line], [`${first},`, rest.join(', ')])
  },
  'a list in brackets, without its end': (line) =>
    /^\[.*\]$/.test(line.value) && instead([line], [line.text.slice(0, -1)]),
  'a value below its name': ofValue(({ column }, raw, name) => [name, blanks(column) + raw]),
  'a value at the margin below its name': ofValue((_, raw, name) => [name, raw]),
  'a mark behind its name, the sample below': ofValue(
    ({ column }, raw, name) =>
      raw.startsWith('!platzhalter ') && [
        `${name} !platzhalter`,
        blanks(column) + raw.slice('!platzhalter '.length),
      ],
  ),
  'a value wrapped at its key': ofValue(({ column }, raw, name) => {
    const [first, rest] = wrapped(raw) ?? []
    return rest !== undefined && [`${name} ${first}`, blanks(column) + rest]
  }),
  'a value wrapped at the margin': ofValue((_, raw, name) => {
    const [first, rest] = wrapped(raw) ?? []
    return rest !== undefined && [`${name} ${first}`, rest]
  }),
  'a name gone': ofValue(({ text, column }, raw) => [text.slice(0, column) + raw]),
  'a value gone': ofValue((_, __, name) => [name]),
  'a line gone': (line) => line.kind === 'key' && instead([line], []),
  'a colon in a text': ofValue(
    ({ text }) => /[a-z] [A-Z]/.test(text) && [text.replace(/([a-z]) ([A-Z])/, '$1: $2')],
  ),
  'a name of somebody’s own': (line) => {
    const name = line.kind === 'key' ? OWN_NAMES[line.key] : undefined
    if (!name) return undefined
    const { text, column, key } = line
    return instead([line], [text.slice(0, column) + name + text.slice(column + key.length)])
  },
  'a list of texts as one': ofItems((items, head) => [`${head.text} ${items.join(', ')}`]),
  'a list of texts behind its name': ofItems((items, head) => [
    `${head.text} - ${items.join(' - ')}`,
  ]),
  'bullets of a word processor': bullets('o '),
  'bullets of a letter': bullets('• '),
  'a list without its dashes': bullets(''),
  'a list at the margin': ofItems((items, head) => [
    head.text,
    ...items.map((item) => `- ${item}`),
  ]),
  'a group in one line': (line, page) =>
    line.kind === 'key' &&
    line.value === '' &&
    instead(
      withInner(line, page),
      joined(
        withInner(line, page).map(({ text }) => text),
        ' ',
      ),
    ),
  'a group two out': (line, page) => {
    if (line.kind !== 'key' || line.value !== '' || line.dash) return undefined
    const inner = withInner(line, page)
    const lines = moved(
      inner.map(({ text }) => text),
      -2,
    )
    return lines && instead(inner, lines)
  },
}
