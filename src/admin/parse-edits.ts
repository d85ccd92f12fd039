import { isMap } from '../../scripts/schema/is-map.ts'
import { isTooLong, LONGEST } from '../content/longest-text.ts'
import {
  type BlockEdits,
  EDIT_KINDS,
  type Edit,
  type Edits,
  type PageEdits,
  type SourceText,
} from './edits.ts'
import { isOfKind, readValue } from './value-json.ts'

const VERSION = 2

type Report = (fault: string) => void

type ParseEdit = (value: unknown, place: string, report: Report) => Edit | undefined

const textFault = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return 'is not a text'
  return value.trim() === '' ? 'is empty' : undefined
}

/** Keeps the entries of a group that can be read; reports the others, and drops an empty group. */
const parseGroup = <T>(
  value: unknown,
  place: string,
  report: Report,
  parseEntry: (value: unknown, place: string) => T | undefined,
): Record<string, T> | undefined => {
  if (!isMap(value)) {
    report(`${place} is not an object`)
    return undefined
  }
  const entries = Object.entries(value).flatMap(([name, entry]): [string, T][] => {
    const at = `${place}[${JSON.stringify(name.slice(0, 100))}]`
    // JSON makes it a property like any other; assigning it later would not.
    if (name === '__proto__') report(`${at} is a name that is not allowed`)
    const parsed = name === '__proto__' ? undefined : parseEntry(entry, at)
    return parsed === undefined ? [] : [[name, parsed]]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const parseText = (value: unknown, place: string, report: Report): string | undefined => {
  const fault = textFault(value)
  if (fault === undefined) return value as string
  report(`${place} ${fault}`)
  return undefined
}

/** The edit, unless it says more than a form or a page takes. */
const parseLength = (edit: Edit, place: string, report: Report): Edit | undefined => {
  const { kind, before, after } = edit
  const isLong = kind
    ? isTooLong(readValue(after), before && readValue(before))
    : isTooLong(after, before)
  if (!isLong) return edit
  report(`${place} is longer than ${LONGEST} characters`)
  return undefined
}

/** Version 1 kept the new text alone. */
const parseFirst: ParseEdit = (value, place, report) => {
  const after = parseText(value, place, report)
  return after === undefined ? undefined : parseLength({ after }, place, report)
}

const isStep = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isInteger(value)

/** A name below the content folder: anything else would lead elsewhere with the host of the content. */
const isFileName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.split('/').every((name) => /^[^\\?#]+$/.test(name) && !/^\.+$/.test(name))

/** A path of this site; two slashes would be another one. */
const isRoute = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])[^?#\\]*$/.test(value) && !value.includes('..')

/** Where an edit belongs in the content: only for whoever takes it there, so that nothing is said of damage. */
const parseSource = (value: unknown): SourceText | undefined => {
  if (!isMap(value)) return undefined
  const { file, path, text, route } = value
  const isWhole = isFileName(file) && typeof text === 'string' && Array.isArray(path)
  if (!isWhole || !path.every(isStep)) return undefined
  return { file, path, text, ...(isRoute(route) && { route }) }
}

const isKind = (kind: unknown): kind is NonNullable<Edit['kind']> =>
  EDIT_KINDS.includes(kind as never)

/** An edit of something else than a text: what it says has to be what its kind takes. */
const parseKind = (edit: Edit, kind: unknown, place: string, report: Report): Edit | undefined => {
  if (kind === undefined) return edit
  // Only what is of its kind is shallow enough to be looked through.
  if (isKind(kind) && isOfKind(kind, edit)) return { kind, ...edit }
  report(`${place} is no edit of a known kind`)
  return undefined
}

/** An edit whose `before` is damaged could hide another text: it goes with it. */
const parseSecond: ParseEdit = (value, place, report) => {
  if (!isMap(value)) {
    report(`${place} is not an object`)
    return undefined
  }
  const after = parseText(value.after, `${place}.after`, report)
  const longPlace = `${place}.after`
  if (value.before === undefined)
    return after === undefined ? undefined : parseLength({ after }, longPlace, report)
  const before = parseText(value.before, `${place}.before`, report)
  if (after === undefined || before === undefined) return undefined
  const at = parseSource(value.at)
  const edit = at ? { before, after, at } : { before, after }
  const ofKind = parseKind(edit, value.kind, place, report)
  return ofKind && parseLength(ofKind, longPlace, report)
}

const parsers = new Map<unknown, ParseEdit>([
  [1, parseFirst],
  [VERSION, parseSecond],
])

const parsePages = (value: unknown, parseEdit: ParseEdit, report: Report): Edits | undefined =>
  parseGroup(value, 'pages', report, (page, pagePlace) =>
    parseGroup<BlockEdits>(page, pagePlace, report, (block, blockPlace) =>
      parseGroup(block, blockPlace, report, (edit, place) => parseEdit(edit, place, report)),
    ),
  ) satisfies Record<string, PageEdits> | undefined

const parseJson = (stored: string, report: Report): unknown => {
  try {
    return JSON.parse(stored)
  } catch {
    report('it is not JSON')
    return undefined
  }
}

/**
 * Reads what the browser has kept. Anybody may have written it: what is not as it should be is
 * reported and left out, the rest is used.
 */
export const parseEdits = (stored: string): { edits: Edits; faults: string[] } => {
  const faults: string[] = []
  const report: Report = (fault) => faults.push(fault)
  const value = parseJson(stored, report)
  if (faults.length > 0) return { edits: {}, faults }
  const parseEdit = isMap(value) && parsers.get(value.version)
  if (!parseEdit) return { edits: {}, faults: [`it is not an object of version 1 or ${VERSION}`] }
  return { edits: parsePages(value.pages, parseEdit, report) ?? {}, faults }
}

/** Edits as the browser keeps them; `parseEdits` reads them. */
export const formatEdits = (edits: Edits): string =>
  JSON.stringify({ version: VERSION, pages: edits })
