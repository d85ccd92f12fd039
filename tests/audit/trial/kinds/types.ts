import { edit, type Kind, type Make, word, wordsOf } from '../fault.ts'
import { childrenOf, endOf, type Line, type Page } from '../page.ts'

const isText = ({ kind, key, value, text }: Line) =>
  kind === 'key' &&
  /^(title|label|subtitle|description|name|location|callLabel|note|source|author)$/.test(key) &&
  /^\p{L}[^"{}:#]+$/u.test(value) &&
  !text.includes('!platz')

/** A text given in another shape: the new lines, with their marks. */
const shaped =
  (
    lines: (line: Line, margin: string) => string[],
    repair: (line: Line) => (string | RegExp)[],
  ): Make =>
  (line) =>
    isText(line) && edit(line, 1, lines(line, ' '.repeat(line.column)), repair(line))

const asText = ({ key, value }: Line) => [`${key}: ${value}`.slice(0, 40), /ein(?:en)? Text/]

const head = (line: Line) => `${line.text.slice(0, line.column)}⟦${line.key}:⟧`

/** A list of items, or of names in brackets, with something else in its place. */
const listAs =
  (
    write: (items: string[], line: Line, margin: string) => string[],
    repair: readonly RegExp[] = [/Strich/, /\[/],
  ): Make =>
  (line, page) => {
    const items = itemsOf(line, page)
    if (items.length < 2 || items.length > 6) return
    const lines = write(items, line, ' '.repeat(line.column))
    const count = endOf(page, line) - line.index + 1
    return edit(line, count, lines, [...repair, items[0] as string])
  }

const itemsOf = (line: Line, page: Page): string[] => {
  if (line.kind !== 'key') return []
  if (/^\[.*\]$/.test(line.value)) return line.value.slice(1, -1).split(', ')
  const children = childrenOf(page, line)
  return children.every(({ kind }) => kind === 'item') ? children.map(({ value }) => value) : []
}

/** A group of keys that stand on their lines. */
const groupAs =
  (write: (children: Line[], line: Line, margin: string) => string[]): Make =>
  (line, page) => {
    const children = line.kind === 'key' && line.value === '' ? childrenOf(page, line) : []
    if (children.length < 2 || children.length > 4) return
    if (
      children.some((each) => each.kind !== 'key' || each.dash || endOf(page, each) !== each.index)
    )
      return
    const lines = write(children, line, ' '.repeat(line.column + 2))
    return edit(line, children.length + 1, lines, [
      /Angabe/,
      /Strich/,
      ...children.map(({ key }) => word(key)),
    ])
  }

/** A list of groups without its dashes, where it has one entry. */
const withoutDash: Make = (line, page) => {
  const entries = childrenOf(page, line).filter(({ dash }) => dash)
  const [entry] = entries
  if (!entry || entries.length !== 1 || entry.kind !== 'key' || line.kind !== 'key') return
  const end = endOf(page, line)
  const rest = page.lines.slice(entry.index + 1, end + 1).map(({ text }) => text)
  return edit(
    line,
    end - line.index + 1,
    [`⟦${line.text}⟧`, `⟦${' '.repeat(entry.column)}${entry.text.slice(entry.column)}⟧`, ...rest],
    [/Strich/, `- ${entry.key}`],
  )
}

/** A list of entries whose first line is gone, dash and all. */
const headGone: Make = (line, page) => {
  if (line.key !== 'type' || line.parent?.key !== 'blocks') return
  const next = page.lines[line.index + 1]
  if (next?.kind !== 'key' || next.column !== line.column) return
  return edit(line, 2, `${' '.repeat(line.indent)}- ⟦${next.text.trim()}⟧`, 'type')
}

/** `right` is what the value may be made to be. */
const keyed =
  (
    name: RegExp,
    value: string,
    repair: (line: Line) => (string | RegExp)[],
    right?: string,
  ): Make =>
  (line, page) => {
    if (line.kind !== 'key' || !name.test(line.key) || page.file === 'ui.yaml') return
    if (/^[>|[]/.test(line.value) || line.value === value) return
    if (endOf(page, line) !== line.index) return
    const head = line.text.slice(0, line.column)
    return {
      ...edit(line, 1, `${head}⟦${line.key}: ${value}⟧`, repair(line)),
      also: right === undefined ? undefined : [`${head}${line.key}: ${right}`],
    }
  }

const TEXT_KEY = /^(title|label|subtitle|location|name)$/

const number = (line: Line) => [line.value, 'Zahl']

export const types: Kind[] = [
  {
    name: 'group for a text',
    make: shaped((line, margin) => [head(line), `${margin}  ⟦text: ${line.value}⟧`], asText),
  },
  {
    name: 'list for a text',
    make: shaped((line, margin) => [head(line), `${margin}  ⟦- ${line.value}⟧`], asText),
  },
  {
    name: 'brackets for a text',
    make: shaped(
      (line) => [`${line.text.slice(0, line.column)}⟦${line.key}: [${line.value}]⟧`],
      (line) => [...asText(line), wordsOf(`${line.key}: [${line.value}`)],
    ),
  },
  {
    name: 'list of two for a text',
    make: shaped(
      (line, margin) => [head(line), `${margin}  ⟦- ${line.value}⟧`, `${margin}  - Und noch etwas`],
      ({ key }) => [`${key}`],
    ),
  },
  { name: 'number for a text', make: keyed(TEXT_KEY, '2026', () => ['"2026"'], '"2026"') },
  { name: 'decimal for a text', make: keyed(TEXT_KEY, '12.5', () => ['"12.5"'], '"12.5"') },
  { name: 'true for a text', make: keyed(TEXT_KEY, 'true', () => ['"true"'], '"true"') },
  {
    name: 'null for a text',
    make: keyed(TEXT_KEY, 'null', ({ key }) => [`${key}:`, '"null"'], '"null"'),
  },
  { name: 'tilde for a text', make: keyed(TEXT_KEY, '~', ({ key }) => [`${key}:`]) },
  {
    name: 'postcode without quotes',
    make: keyed(/^postcode$/, '59590', () => ['"59590"'], '"59590"'),
  },
  {
    name: 'text with commas for a list',
    make: listAs((items, line) => [
      `${line.text.slice(0, line.column)}⟦${line.key}: ${items.join(', ')}⟧`,
    ]),
  },
  {
    name: 'one text for a list',
    make: listAs(([item], line) => [`${line.text.slice(0, line.column)}⟦${line.key}: ${item}⟧`]),
  },
  {
    name: 'items without dashes for a list',
    make: listAs((items, line, margin) => [
      `${line.text.slice(0, line.column)}⟦${line.key}:⟧`,
      ...items.map((item) => `⟦${margin}  ${item}⟧`),
    ]),
  },
  {
    name: 'numbered keys for a list',
    make: listAs((items, line, margin) => [
      `${line.text.slice(0, line.column)}⟦${line.key}:⟧`,
      ...items.map((item, index) => `⟦${margin}  ${index + 1}: ${item}⟧`),
    ]),
  },
  {
    name: 'block text for a list',
    make: listAs(
      (items, line, margin) => [
        `${line.text.slice(0, line.column)}⟦${line.key}: |⟧`,
        ...items.map((item) => `⟦${margin}  - ${item}⟧`),
      ],
      [/Löschen Sie das Zeichen/],
    ),
  },
  {
    name: 'text for a group',
    make: groupAs(([first], line) => [`⟦${line.text} ${first?.value}⟧`]),
  },
  {
    name: 'list for a group',
    make: groupAs((children, line, margin) => [
      `⟦${line.text}⟧`,
      ...children.map(
        ({ key, value }, index) => `⟦${margin}${index === 0 ? '-' : ' '} ${key}: ${value}⟧`,
      ),
    ]),
  },
  {
    name: 'brackets for a group',
    make: groupAs((children, line) => [
      `⟦${line.text} [${children.map(({ value }) => value).join(', ')}]⟧`,
    ]),
  },
  { name: 'group for a list', make: withoutDash },
  { name: 'block without its type', make: headGone },
  { name: 'year with a word', make: keyed(/^founded$/, 'seit 1910', () => ['1910'], '1910') },
  { name: 'year in words', make: keyed(/^founded$/, 'neunzehnhundertzehn', number) },
  { name: 'year with a full stop', make: keyed(/^founded$/, '1.910', number, '1910') },
  { name: 'year as a date', make: keyed(/^founded$/, '1910-01-01', number, '1910') },
  { name: 'year in quotes', make: keyed(/^founded$/, '"1910"', () => ['1910'], '1910') },
  { name: 'rating in words', make: keyed(/^rating$/, 'fünf', number, '5') },
  { name: 'rating in quotes', make: keyed(/^rating$/, '"5"', () => ['rating: 5'], '5') },
  { name: 'rating with stars', make: keyed(/^rating$/, '5 Sterne', () => ['rating: 5'], '5') },
  { name: 'rating as stars', make: keyed(/^rating$/, '★★★★★', number, '5') },
  { name: 'rating too high', make: keyed(/^rating$/, '6', () => ['5']) },
  { name: 'rating with a comma', make: keyed(/^rating$/, '4,5', number) },
  { name: 'rating of five', make: keyed(/^rating$/, '5/5', number) },
  { name: 'ja for true', make: keyed(/^(hidden|decorative)$/, 'ja', () => ['true']) },
  { name: 'nein for false', make: keyed(/^admin$/, 'nein', () => ['false']) },
  { name: 'wahr for true', make: keyed(/^(hidden|decorative)$/, 'wahr', () => ['true']) },
  { name: 'true in quotes', make: keyed(/^(hidden|decorative)$/, '"true"', () => ['true']) },
]
