import type { FieldEdit } from '../../scripts/edit/lines/change-lines.ts'
import { own } from '../content/own.ts'
import { type AdminPage, loadAdminPage } from './admin-files.ts'
import { type Edits, placesOf } from './edits.ts'
import { withEnding } from './edits-file.ts'
import { isCurrent } from './is-current.ts'

/** The edits of a browser with what the site knows of their texts. */
export interface FoundFields {
  edits: FieldEdit[]
  /** How many belong nowhere: their text is another one by now, or its page can't be loaded. */
  lost: number
}

const load = (route: string): Promise<AdminPage | undefined> =>
  loadAdminPage(route).catch(() => undefined)

const placeName = ({ field: { file, path } }: FieldEdit) => JSON.stringify([file, ...path])

/** Looks for the texts of edits, on whatever page they were made; of two for one text the later counts. */
export const findFields = async (edits: Edits): Promise<FoundFields> => {
  const placed = placesOf(edits)
  const routes = new Set(placed.flatMap(({ edit: { at } }) => at?.route ?? []))
  const loading = [...routes].map(async (route) => [route, await load(route)] as const)
  const files = new Map(await Promise.all(loading))
  const found = placed.flatMap(({ place: { blockId, path }, edit }): FieldEdit[] => {
    const field = own(files.get(edit.at?.route ?? '')?.fields, `${blockId}.${path}`)
    if (!field || !isCurrent(edit, field)) return []
    return [{ field, after: withEnding(edit.after, field.text) }]
  })
  const each = new Map(found.map((edit) => [placeName(edit), edit]))
  return { edits: [...each.values()], lost: placed.length - found.length }
}
