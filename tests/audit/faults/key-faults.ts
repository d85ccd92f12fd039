import { inFile, type Mutation } from './mutation.ts'
import { isLeaf, type Place, shapeKeys, splice, whole } from './places.ts'

type Make = (place: Place) => Mutation | undefined

const at = ({ path }: Place) => path.join('.')

const inKey =
  (kind: string, change: (key: string) => string): Make =>
  (place) => {
    const { keyRange, key, file } = place
    if (!keyRange || place.parent?.isFlow) return undefined
    const changed = change(key)
    if (changed === key || shapeKeys(place.parent).includes(changed)) return undefined
    return inFile(kind, at(place), file, splice(place, keyRange, `⟦${changed}⟧`), [`\`${key}\``])
  }

const middle = (key: string) => Math.floor(key.length / 2)

const swapAt = (key: string, index: number) =>
  key.slice(0, index) + key.charAt(index + 1) + key.charAt(index) + key.slice(index + 2)

/** Deletes a key with all that is below it; the dash of a list's item goes to the next line. */
const withoutEntry = (place: Place): string | undefined => {
  const { text, keyRange, line, range } = place
  if (!keyRange) return undefined
  const rest = text.slice(Math.max(whole(place).end, keyRange.end))
  const end =
    text.length - rest.length + (rest.indexOf('\n') < 0 ? rest.length : rest.indexOf('\n') + 1)
  const before = text.slice(line.start, keyRange.start)
  if (range.end > end) return undefined
  const after = text.slice(end)
  if (!before.includes('-')) return text.slice(0, line.start) + after
  if (!after.startsWith(' '.repeat(before.length))) return undefined
  if (/^\s*-/.test(after.split('\n', 1)[0] ?? '')) return undefined
  return text.slice(0, line.start) + before + after.slice(before.length)
}

/** The line of the key, or of the dash, that a missing key belongs to. */
const parentLine = (text: string, place: Place): number => {
  const { parent } = place
  if (!parent || parent.path.length === 0) return text.startsWith('---') ? 2 : firstLine(text)
  const start = parent.keyRange?.start ?? parent.range.start
  return place.text.slice(0, start).split('\n').length
}

const firstLine = (text: string) => text.split('\n').findIndex((line) => /^[^#\s]/.test(line)) + 1

const missing: Make = (place) => {
  if (!place.required || place.isFlow) return undefined
  const text = withoutEntry(place)
  if (text === undefined) return undefined
  const line = parentLine(text, place)
  return {
    kind: 'missing key',
    name: `${place.file}: ${at(place)}`,
    files: { [place.file]: text },
    expected: [{ file: place.file, line, from: 1, to: 200, repair: [`${place.key}:`] }],
  }
}

const indentOf = ({ text, line }: Place) => /^ */.exec(text.slice(line.start))?.[0].length ?? 0

/** Changes the indentation of the one line on which a key stands. */
const indented =
  (kind: string, by: (indent: number) => string | undefined, onlyLeaves = true): Make =>
  (place) => {
    const { keyRange, line, text, file } = place
    const indent = indentOf(place)
    if (!keyRange || place.isFlow || (onlyLeaves && !isLeaf(place))) return undefined
    // The first key of a group decides where the others stand.
    if (text.slice(line.start, keyRange.start).trim() !== '') return undefined
    const changed = by(indent)
    if (changed === undefined) return undefined
    const rest = text.slice(line.start + indent, line.end)
    const marked = /^ *$/.test(changed) ? `${changed}⟦${rest}⟧` : `⟦${changed}${rest}⟧`
    const repair = /^ *$/.test(changed) ? [`${indent} Leerzeichen`] : ['Leerzeichen']
    return inFile(kind, at(place), file, splice(place, line, marked), repair)
  }

const isFirstKey = (place: Place) => place.parent?.range.start === place.keyRange?.start
const isLastKey = (place: Place) => {
  const rest = place.text.slice(place.line.end + 1).split('\n', 1)[0] ?? ''
  return (/^ */.exec(rest)?.[0].length ?? 0) < indentOf(place) || rest.trim() === ''
}

const whenSure =
  (make: Make, sure: (place: Place) => boolean): Make =>
  (place) =>
    sure(place) ? make(place) : undefined

const beforeColon =
  (kind: string, change: (key: string) => string, repair: (place: Place) => string): Make =>
  (place) => {
    const { keyRange, file } = place
    if (!keyRange || place.isFlow) return undefined
    return inFile(kind, at(place), file, splice(place, keyRange, `⟦${change(place.key)}⟧`), [
      repair(place),
    ])
  }

const behindColon =
  (kind: string, by: string, repair: (place: Place) => string[]): Make =>
  (place) => {
    const { keyRange, text, file } = place
    if (
      !keyRange ||
      place.isFlow ||
      !isLeaf(place) ||
      text.slice(keyRange.end, whole(place).start) !== ': '
    )
      return undefined
    const { start, end } = whole(place)
    const marked = `⟦${place.key}:${by}${text.slice(start, end)}⟧`
    return inFile(
      kind,
      at(place),
      file,
      splice(place, { start: keyRange.start, end }, marked),
      repair(place),
    )
  }

const noColon: Make = (place) => {
  const { keyRange, text, file } = place
  if (
    !keyRange ||
    place.isFlow ||
    !isLeaf(place) ||
    place.quoted ||
    text.charAt(keyRange.end + 1) !== ' '
  )
    return undefined
  const { start, end } = whole(place)
  const value = text.slice(start, end)
  return inFile(
    'no colon',
    at(place),
    file,
    splice(place, { start: keyRange.start, end }, `⟦${place.key} ${value}⟧`),
    [`${place.key}: ${value}`],
  )
}

const unknown: Make = (place) => {
  const { keyRange, line, text, file } = place
  if (!keyRange || place.isFlow || isFirstKey(place)) return undefined
  const indent = text.slice(line.start, keyRange.start)
  if (indent.trim() !== '') return undefined
  return inFile(
    'unknown key',
    at(place),
    file,
    splice(place, { start: line.start, end: line.start }, `${indent}⟦farbton⟧: rot\n`),
    ['Hier gibt es'],
  )
}

const duplicate: Make = (place) => {
  const { keyRange, line, text, file } = place
  if (!keyRange || place.isFlow || !isLeaf(place)) return undefined
  const indent = ' '.repeat(keyRange.start - line.start)
  const copy = `\n${indent}⟦${place.key}⟧${text.slice(keyRange.end, line.end)}`
  return inFile(
    'duplicate key',
    at(place),
    file,
    splice(place, { start: line.end, end: line.end }, copy),
    ['Löschen'],
  )
}

const conflict: Make = (place) => {
  const { line, text, file, keyRange } = place
  if (!keyRange || !isLeaf(place) || place.isFlow) return undefined
  const old = text.slice(line.start, line.end)
  const marked = `⟦<<<<<<< HEAD⟧\n${old}\n=======\n${old}x\n>>>>>>> aenderung`
  return inFile('merge conflict', at(place), file, splice(place, line, marked), ['<<<<<<<'])
}

const dash: Make = (place) => {
  const { line, text, file } = place
  const source = text.slice(line.start, line.end)
  if (typeof place.path.at(-1) !== 'number' || !isLeaf(place) || !/^\s*- /.test(source))
    return undefined
  const indent = indentOf(place)
  const rest = source.slice(indent + 2)
  return inFile(
    'dash without space',
    at(place),
    file,
    splice(place, line, `${' '.repeat(indent)}⟦-${rest}⟧`),
    [`- ${rest.slice(0, 20)}`],
  )
}

const dashOfGroup: Make = (place) => {
  const { line, text, file } = place
  const source = text.slice(line.start, line.end)
  if (typeof place.path.at(-1) !== 'number' || place.kind !== 'map' || !/^\s*- /.test(source))
    return undefined
  const indent = indentOf(place)
  const rest = source.slice(indent + 2)
  return inFile(
    'dash of a group without space',
    at(place),
    file,
    splice(place, line, `${' '.repeat(indent)}⟦-${rest}⟧`),
    [`- ${rest.slice(0, 20)}`],
  )
}

const dashIndent =
  (kind: string, by: number): Make =>
  (place) => {
    const { line, text, file, path } = place
    const source = text.slice(line.start, line.end)
    if (typeof path.at(-1) !== 'number' || !/^\s*- /.test(source)) return undefined
    if (path.at(-1) === 0 || path.length === 0) return undefined
    const indent = indentOf(place)
    if (indent + by < 0) return undefined
    return inFile(
      kind,
      at(place),
      file,
      splice(place, line, `${' '.repeat(indent + by)}⟦${source.trimStart()}⟧`),
      [`${indent} Leerzeichen`, 'ganz am Rand'],
    )
  }

const umlauts: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü' }

/** Faults in keys, dashes and columns. */
export const keyFaults: Make[] = [
  inKey('key: letters swapped', (key) => swapAt(key, Math.max(middle(key) - 1, 0))),
  inKey('key: first letters swapped', (key) => swapAt(key, 0)),
  inKey('key: letter missing', (key) => key.slice(0, middle(key)) + key.slice(middle(key) + 1)),
  inKey('key: letter twice', (key) => key.slice(0, -1) + key.at(-1) + key.at(-1)),
  inKey('key: umlaut', (key) => key.replace(/[aou]/, (letter) => umlauts[letter] ?? letter)),
  inKey('key: capital', (key) => key.charAt(0).toUpperCase() + key.slice(1)),
  missing,
  unknown,
  duplicate,
  conflict,
  beforeColon(
    'space before the colon',
    (key) => `${key} `,
    ({ key }) => `${key}:`,
  ),
  beforeColon(
    'key: invisible character',
    (key) => `${key}\u200b`,
    () => 'unsichtbar',
  ),
  beforeColon(
    'key: no-break space behind',
    (key) => `${key}\u00a0`,
    () => 'Leerzeichen',
  ),
  behindColon('no space behind the colon', '', ({ key, raw }) => [
    `${key}: ${raw.slice(0, 20)}`,
    `${key}: "${raw.slice(0, 20)}`,
  ]),
  behindColon('tab behind the colon', '\t', () => ['Leerzeichen']),
  behindColon('no-break space behind the colon', '\u00a0', () => ['Leerzeichen']),
  noColon,
  dash,
  dashOfGroup,
  dashIndent('item: one column in', 1),
  dashIndent('item: one column out', -1),
  indented('tab in the indentation', (indent) =>
    indent > 0 ? '\t'.repeat(indent / 2) : undefined,
  ),
  indented('tab before the indentation', (indent) =>
    indent > 0 ? `\t${' '.repeat(indent)}` : undefined,
  ),
  indented('no-break space in the indentation', (indent) =>
    indent > 0 ? `\u00a0${' '.repeat(indent - 1)}` : undefined,
  ),
  indented('no-break spaces as indentation', (indent) =>
    indent > 0 ? '\u00a0'.repeat(indent) : undefined,
  ),
  indented('key: one column in', (indent) => ' '.repeat(indent + 1)),
  indented('group: one column in', (indent) => ' '.repeat(indent + 1), false),
  indented('key: one column out', (indent) => (indent > 0 ? ' '.repeat(indent - 1) : undefined)),
  whenSure(
    indented('key: two columns in', (indent) => ' '.repeat(indent + 2)),
    // A key that stands alone may be indented as far as one likes.
    (place) => place.required && !(isFirstKey(place) && isLastKey(place)),
  ),
  whenSure(
    indented('key: two columns out', (indent) =>
      indent >= 2 ? ' '.repeat(indent - 2) : undefined,
    ),
    (place) => isLastKey(place),
  ),
]
