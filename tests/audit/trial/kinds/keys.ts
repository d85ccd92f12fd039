import { type Edit, edit, type Kind, type Make, word } from '../fault.ts'
import { endOf, groupOf, type Line, listOf, type Page } from '../page.ts'
import type { Random } from '../random.ts'
import { isRequired } from './required.ts'

const GERMAN: Record<string, string> = {
  title: 'titel',
  text: 'Text',
  label: 'beschriftung',
  href: 'link',
  image: 'bild',
  picture: 'bild',
  description: 'beschreibung',
  name: 'Name',
  phone: 'telefon',
  street: 'strasse',
  city: 'ort',
  date: 'datum',
  author: 'autor',
  actions: 'knöpfe',
  action: 'schaltfläche',
  points: 'punkte',
  steps: 'schritte',
  rows: 'zeilen',
  location: 'ort',
  rating: 'bewertung',
  value: 'wert',
  source: 'quelle',
  blocks: 'blöcke',
  type: 'typ',
  footer: 'fußzeile',
  company: 'firma',
  hours: 'öffnungszeiten',
  postcode: 'plz',
  subtitle: 'untertitel',
  services: 'leistungen',
  features: 'merkmale',
  tasks: 'aufgaben',
  profile: 'profil',
  note: 'hinweis',
  intro: 'einleitung',
  amount: 'betrag',
  route: 'adresse',
  meta: 'angaben',
  alt: 'alternativtext',
  excerpt: 'auszug',
  founded: 'gegründet',
  country: 'land',
  category: 'kategorie',
  benefits: 'vorteile',
  period: 'zeitraum',
  opens: 'öffnet',
  topics: 'themen',
  days: 'tage',
}

const renamed = (line: Line, name: string, repair = line.key): Edit =>
  edit(
    line,
    1,
    `${line.text.slice(0, line.column)}⟦${name}⟧${line.text.slice(line.column + line.key.length)}`,
    word(repair),
  )

/** The key of a line misspelt. */
const as =
  (change: (key: string, random: Random) => string | undefined, least = 4): Make =>
  (line, page, random) => {
    if (line.kind !== 'key' || line.key.length < least) return
    // Names under ui.yaml's groups and short ids could be meant: those have no neighbours.
    const name = change(line.key, random)
    if (!name || name === line.key || groupOf(page, line).some(({ key }) => key === name)) return
    return renamed(line, name)
  }

const swap = (key: string, at: number) =>
  key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2)

const otherLetter = (key: string, at: number, random: Random) =>
  key.slice(0, at) + random.pick([...'aeinrst']) + key.slice(at + 1)

const singular = (key: string) =>
  key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.endsWith('s') ? key.slice(0, -1) : `${key}s`

const separated = (key: string, sign: string) =>
  /[A-Z]/.test(key) ? key.replace(/[A-Z]/g, (letter) => sign + letter.toLowerCase()) : undefined

/** A key that holds much, misspelt, and a fault below it. */
const withFaultBelow =
  (name: string, wrong: string, below: (line: Line) => Edit | undefined): Make =>
  (line, page, random) => {
    if (line.kind !== 'key' || line.key !== name || line.dash) return
    const last = endOf(page, line)
    const inner = page.lines.slice(line.index + 1, last + 1)
    const faults = inner.flatMap((each) => below(each) ?? [])
    if (faults.length === 0) return
    return joinEdits(renamed(line, wrong), random.pick(faults), page)
  }

/** Two edits of one file as one, with what is between them. */
const joinEdits = (first: Edit, second: Edit, { lines }: Page): Edit => {
  const between = lines.slice(first.start + first.count, second.start).map(({ text }) => text)
  const shift = first.lines.length + between.length
  return {
    start: first.start,
    count: second.start + second.count - first.start,
    lines: [...first.lines, ...between, ...second.lines],
    expected: [
      ...first.expected,
      ...second.expected.map(({ places, repair }) => ({
        repair,
        places: places.map((place) => ({ ...place, line: place.line + shift })),
      })),
    ],
    least: first.least + second.least,
    most: first.most + second.most,
  }
}

const deadLink = (line: Line): Edit | undefined =>
  line.key === 'href' && /^\/[a-z]{4,}$/.test(line.value)
    ? edit(line, 1, `${line.text.slice(0, line.at)}⟦${swap(line.value, 3)}⟧`, line.value)
    : undefined

const misspeltInner = (line: Line): Edit | undefined =>
  line.kind === 'key' && /^(label|title|subtitle|intro|street|blurb|copyright)$/.test(line.key)
    ? renamed(line, swap(line.key, 1))
    : undefined

/** A block of an unknown type, and a fault further down in it. */
const unknownType =
  (wrong: (type: string) => string): Make =>
  (line, page, random) => {
    if (line.key !== 'type' || line.parent?.key !== 'blocks') return
    const inner = page.lines.slice(line.index + 1, endOf(page, line, line.indent) + 1)
    const faults = inner.flatMap((each) => deadLink(each) ?? misspeltInner(each) ?? [])
    if (faults.length === 0) return
    return joinEdits(
      edit(line, 1, `${line.text.slice(0, line.at)}⟦${wrong(line.value)}⟧`, word(line.value)),
      random.pick(faults),
      page,
    )
  }

const typeAs =
  (wrong: (type: string) => string): Make =>
  (line) =>
    line.key === 'type' &&
    line.parent?.key === 'blocks' &&
    edit(line, 1, `${line.text.slice(0, line.at)}⟦${wrong(line.value)}⟧`, word(line.value))

/** The same line twice, the second with another value where asked. */
const twice =
  (value?: string, far = false): Make =>
  (line, page) => {
    if (line.kind !== 'key' || line.dash || line.value === '' || /^[>|[{]/.test(line.value)) return
    const copy = value === undefined ? line.text : line.text.slice(0, line.at) + value
    const group = groupOf(page, line)
    const last = group.at(-1)
    if (!last) return
    const end = far ? endOf(page, last) : line.index
    if (far && (last === line || page.lines[end]?.kind === 'text')) return
    const between = page.lines.slice(line.index + 1, end + 1).map(({ text }) => text)
    return edit(
      line,
      end - line.index + 1,
      [`⟦${line.text}⟧`, ...between, `⟦${copy}⟧`],
      /[Ll]öschen/,
    )
  }

/** A key renamed to one that is there already. */
const asNeighbour: Make = (line, page, random) => {
  if (line.kind !== 'key' || line.dash || !isRequired(line, page) || line.value === '') return
  if (endOf(page, line) !== line.index) return
  const others = groupOf(page, line).filter(
    (each) => each !== line && endOf(page, each) === each.index,
  )
  if (others.length === 0) return
  const other = random.pick(others)
  const first = Math.min(line.index, other.index)
  const last = Math.max(line.index, other.index)
  const lines = page.lines.slice(first, last + 1).map((each) => {
    const text = each === line ? each.text.replace(line.key, other.key) : each.text
    return each === line || each === other ? `⟦${text}⟧` : text
  })
  return edit(first, lines.length, lines, [word(line.key), /[Ll]öschen/], { most: 2 })
}

/** A line of one group typed into another, where there is no such key. */
const elsewhere =
  (key: string, value: string, into: RegExp): Make =>
  (line, page) => {
    if (line.kind !== 'key' || line.value !== '' || !into.test(line.key)) return
    const first = page.lines[line.index + 1]
    if (first?.kind !== 'key' || first.dash || first.parent !== line) return
    return edit(
      line,
      1,
      [line.text, `${' '.repeat(first.indent)}⟦${key}: ${value}⟧`],
      [/[Ll]öschen/, /gehört/, /Meinten/],
    )
  }

/** A required line, or a required group, is gone. */
const deleted =
  (fits: (line: Line, page: Page) => boolean): Make =>
  (line, page) => {
    if (line.dash || !isRequired(line, page) || !fits(line, page)) return
    const group = groupOf(page, line)
    const head =
      line.entry &&
      line.entry.index < line.index &&
      (!line.parent || line.entry.index > line.parent.index)
        ? line.entry
        : line.parent
    const start = head?.index ?? 0
    const last = endOf(page, group.at(-1) ?? line)
    const end = endOf(page, line)
    const kept = page.lines
      .slice(start, last + 1)
      .filter(({ index }) => index < line.index || index > end)
    if (kept.length < 2) return
    // Missing things have no place: all of the group may be marked.
    return edit(
      start,
      last - start + 1,
      kept.map(({ text }) => `⟦${text}⟧`),
      word(line.key),
    )
  }

/** The line of a key gone, and what stands below it still there. */
const withoutHead: Make = (line, { lines }) => {
  const next = lines[line.index + 1]
  if (line.kind !== 'key' || line.dash || line.value !== '' || next?.parent !== line) return
  if (next.kind !== 'key' && next.kind !== 'item') return
  // Below a list of its kind, what was below the key goes on with that list.
  if (next.kind === 'item' && lines[line.index - 1]?.kind === 'item') return
  const marked = `${' '.repeat(next.indent)}⟦${next.text.slice(next.indent)}⟧`
  return edit(line, 2, marked, /\b[a-z]\w*:$/)
}

/** The value behind a key is gone. */
const emptied: Make = (line, page) =>
  line.kind === 'key' &&
  isRequired(line, page) &&
  line.value !== '' &&
  !/^[>|]/.test(line.value) &&
  edit(line, 1, `${line.text.slice(0, line.column)}⟦${line.key}:⟧`, `${line.key}:`)

const listEmptied: Make = (line, page) => {
  if (line.kind !== 'key' || line.value !== '' || !isRequired(line, page)) return
  const end = endOf(page, line)
  if (end === line.index) return
  return edit(line, end - line.index + 1, `${line.text.slice(0, line.column)}⟦${line.key}:⟧`, [
    `${line.key}:`,
    /Eintrag/,
    /mindestens/,
  ])
}

const textEmptied: Make = (line, page) => {
  if (line.kind !== 'key' || !/^[>|]/.test(line.value) || line.text.includes('!platz')) return
  const end = endOf(page, line)
  return edit(
    line,
    end - line.index + 1,
    `${line.text.slice(0, line.column)}⟦${line.text.slice(line.column)}⟧`,
    `${line.key}`,
  )
}

/** An entry pasted once more, in another column. */
const pasted =
  (by: number): Make =>
  (line, page) => {
    if (!line.dash || line.kind !== 'key') return
    const end = endOf(page, line, line.indent)
    if (end - line.index < 2 || end - line.index > 14) return
    const lines = page.lines.slice(line.index, end + 1)
    const copy = lines.map(({ text }) => text && ' '.repeat(by) + text)
    const isEntry = lines.some(({ key, column }) => key === 'id' && column === line.column)
    if (by === 0 && line.key !== 'id') return
    const gap = page.lines[end + 1]?.kind === 'blank' ? [''] : []
    const [head, ...rest] = copy as [string, ...string[]]
    const mark = (text: string, marking: boolean) => (marking ? `⟦${text}⟧` : text)
    return edit(
      line,
      lines.length,
      [
        mark(line.text, by === 0),
        ...lines.slice(1).map(({ text }) => text),
        ...gap,
        `⟦${head}⟧`,
        ...rest,
      ],
      [/andere id|Namen hinter id/, /Leerzeichen/],
      { most: isEntry || line.key === 'kind' ? 2 : 1 },
    )
  }

const listedTwice: Make = (line, page) => {
  if (line.kind !== 'item' || !/^[a-z-]+$/.test(line.value)) return
  return (
    listOf(page, line).length > 1 &&
    edit(line, 1, [`⟦${line.text}⟧`, `⟦${line.text}⟧`], /[Ll]öschen/)
  )
}

export const keys: Kind[] = [
  {
    name: 'key without a letter',
    make: as((key, random) => {
      const at = random.whole(1, key.length - 1)
      return key.slice(0, at) + key.slice(at + 1)
    }),
  },
  {
    name: 'key without two letters',
    make: as((key, random) => {
      const at = random.whole(1, key.length - 2)
      return key.slice(0, at) + key.slice(at + 2)
    }, 6),
  },
  {
    name: 'key with two letters swapped',
    make: as((key, random) => swap(key, random.whole(0, key.length - 2))),
  },
  {
    name: 'key with a letter twice',
    make: as((key, random) => {
      const at = random.whole(0, key.length - 1)
      return key.slice(0, at) + key.charAt(at) + key.slice(at)
    }),
  },
  {
    name: 'key with a wrong letter',
    make: as((key, random) => otherLetter(key, random.whole(1, key.length - 1), random)),
  },
  {
    name: 'key with two wrong letters',
    make: as(
      (key, random) =>
        otherLetter(
          otherLetter(key, random.whole(1, 2), random),
          random.whole(3, key.length - 1),
          random,
        ),
      7,
    ),
  },
  { name: 'key with a capital', make: as((key) => key.charAt(0).toUpperCase() + key.slice(1), 2) },
  { name: 'key in capitals', make: as((key) => key.toUpperCase(), 2) },
  { name: 'German key', make: as((key) => GERMAN[key], 2) },
  {
    name: 'German key with a capital',
    make: as((key) => GERMAN[key]?.replace(/^./, (sign) => sign.toUpperCase()), 2),
  },
  { name: 'key in the singular or plural', make: as(singular) },
  { name: 'key with a hyphen', make: as((key) => separated(key, '-')) },
  { name: 'key with an underscore', make: as((key) => separated(key, '_')) },
  { name: 'key with a space', make: as((key) => separated(key, ' ')) },
  {
    name: 'key in small letters',
    make: as((key) => (/[A-Z]/.test(key) ? key.toLowerCase() : undefined)),
  },
  {
    name: 'key with a k for a c',
    make: as((key) => (key.includes('c') ? key.replace('c', 'k') : undefined)),
  },
  {
    name: '`blocks` misspelt and a dead link',
    make: withFaultBelow('blocks', 'block', deadLink),
    whole: true,
  },
  {
    name: '`blocks` misspelt and a key below',
    make: withFaultBelow('blocks', 'Blöcke', misspeltInner),
    whole: true,
  },
  {
    name: '`footer` misspelt and a dead link',
    make: withFaultBelow('footer', 'foter', deadLink),
    whole: true,
  },
  {
    name: '`footer` misspelt and a key below',
    make: withFaultBelow('footer', 'Footer', misspeltInner),
    whole: true,
  },
  {
    name: '`header` misspelt and a dead link',
    make: withFaultBelow('header', 'haeder', deadLink),
    whole: true,
  },
  {
    name: '`meta` misspelt and a key below',
    make: withFaultBelow('meta', 'mata', misspeltInner),
    whole: true,
  },
  {
    name: '`company` misspelt and a key below',
    make: withFaultBelow('company', 'Company', misspeltInner),
    whole: true,
  },
  {
    name: '`actions` misspelt and a dead link',
    make: withFaultBelow('actions', 'action', deadLink),
    whole: true,
  },
  {
    name: 'unknown type, letters swapped, and a fault below',
    make: unknownType((type) => swap(type, 1)),
    whole: true,
  },
  {
    name: 'unknown type, capital, and a fault below',
    make: unknownType((type) => type.charAt(0).toUpperCase() + type.slice(1)),
    whole: true,
  },
  { name: 'type misspelt', make: typeAs((type) => type.slice(0, 2) + type.slice(3)) },
  { name: 'type in the plural or singular', make: typeAs(singular) },
  { name: 'type in smart quotes', make: typeAs((type) => `„${type}“`) },
  { name: 'key twice, the same', make: twice() },
  { name: 'key twice, another value', make: twice('Etwas anderes') },
  { name: 'key twice, apart', make: twice('Etwas anderes', true) },
  { name: 'key as its neighbour', make: asNeighbour },
  { name: 'alt in meta', make: elsewhere('alt', 'Ein Haus', /^meta$/) },
  {
    name: 'phone in a picture',
    make: elsewhere('phone', '"+49 2942 123456"', /^(picture|image)$/),
  },
  {
    name: 'title in an action',
    make: elsewhere('subtitle', 'Mehr erfahren', /^(action|meta|picture)$/),
  },
  {
    name: 'required line deleted',
    make: deleted((line, page) => endOf(page, line) === line.index),
  },
  {
    name: 'required group deleted',
    make: deleted((line, page) => endOf(page, line) > line.index && line.parent !== undefined),
  },
  { name: 'key above a group or list deleted', make: withoutHead },
  { name: 'value emptied', make: emptied },
  { name: 'list or group emptied', make: listEmptied },
  { name: 'text emptied', make: textEmptied },
  { name: 'entry pasted again', make: pasted(0) },
  { name: 'entry pasted one in', make: pasted(1) },
  { name: 'entry pasted two in', make: pasted(2) },
  { name: 'entry pasted four in', make: pasted(4) },
  { name: 'item twice', make: listedTwice },
]
