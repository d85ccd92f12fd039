import { isMap } from '../../../scripts/schema/is-map.ts'
import { isTooLong, LONGEST } from '../../content/text/longest-text.ts'
import { type BlockEdits, EDIT_KINDS, type Edit, type Edits, type PageEdits } from './edits.ts'
import { parseSource } from './parse-source.ts'
import { parseGroup, parseText, type Report } from './parse-stored.ts'
import { isOfKind, readValue } from './value-json.ts'

const VERSION = 2

type ParseEdit = (value: unknown, place: string, report: Report) => Edit | undefined

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
