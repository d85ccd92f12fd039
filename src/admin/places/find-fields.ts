import type { FileEdit } from '../../../scripts/edit/content-edit.ts'
import type { FieldEdit } from '../../../scripts/edit/lines/change-lines.ts'
import type { GroupSource } from '../../content/field-source.ts'
import { own } from '../../content/own.ts'
import { contentEdits } from '../edits/content-edits.ts'
import { type Edits, placesOf, withText } from '../edits/edits.ts'
import { withEnding } from '../edits/with-ending.ts'
import { type AdminPage, loadAdminPage } from '../site/admin-files.ts'
import { findPlace } from './find-place.ts'
import { isCurrent } from './is-current.ts'

/** The edits of a browser with what the site knows of their places. */
export interface FoundFields {
  /** Of texts. */
  edits: FieldEdit[]
  /** All others, and the lines that they may change. */
  others: FileEdit[]
  groups: GroupSource[]
  /** How many belong nowhere: their text is another one by now, or its page can't be loaded. */
  lost: number
}

const load = (route: string): Promise<AdminPage | undefined> =>
  loadAdminPage(route).catch(() => undefined)

const loadAll = async (placed: ReturnType<typeof placesOf>) => {
  const routes = new Set(placed.flatMap(({ edit: { at } }) => at?.route ?? []))
  const loading = [...routes].map(async (route) => [route, await load(route)] as const)
  return new Map(await Promise.all(loading))
}

const placeName = ({ field: { file, path } }: FieldEdit) => JSON.stringify([file, ...path])

const lineName = ({ file, lines }: GroupSource) => `${file}:${lines.first}`

const byName = <T>(all: readonly T[], nameOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
]

/** Looks for the texts of edits, on whatever page they were made; of two for one text the later counts. */
export const findFields = async (edits: Edits): Promise<FoundFields> => {
  const placed = placesOf(edits)
  const files = await loadAll(placed)
  const found = placed.flatMap(({ place, edit }) => {
    const route = edit.at?.route ?? ''
    const file = files.get(route)
    const at = file && findPlace({ ...file, route }, place, edit.kind)
    return file && at && isCurrent(edit, at) ? [{ place, edit: { ...edit, at: at.at }, file }] : []
  })
  const texts = found.flatMap(({ place: { blockId, path }, edit, file }): FieldEdit[] => {
    const field = edit.kind ? undefined : own(file.fields, `${blockId}.${path}`)
    return field ? [{ field, after: withEnding(edit.after, field.text) }] : []
  })
  const rest = found
    .filter(({ edit }) => edit.kind)
    .reduce((all: Edits, { place, edit }) => withText(all, place, edit), {})
  const groups = [...files.values()].flatMap((file) => Object.values(file?.groups ?? {}))
  return {
    edits: byName(texts, placeName),
    others: contentEdits(rest),
    groups: byName(groups, lineName),
    lost: placed.length - found.length,
  }
}
