import { namesOf } from '../../resolve/source/named-path.ts'
import { isMap } from '../../schema/is-map.ts'
import type { Path } from '../../yaml/locate.ts'
import type { ContentEdit } from '../content-edit.ts'
import { insertItem } from '../entries/insert.ts'
import { type Knowledge, setValue } from '../entries/set.ts'
import { positionIn, refuse, refusePlace } from '../refusal.ts'
import type { Sheet } from '../sheet.ts'
import { type FollowedSteps, follow, isNewKey, stepsOf } from '../steps.ts'
import { editWording } from '../words.ts'

/** Where a new item comes to stand behind another. */
const behindItem = ({ path, value, rest }: FollowedSteps, behind: string | number) =>
  Array.isArray(value) && rest.length === 0
    ? { path, position: positionIn(value, behind, path) + 1 }
    : undefined

/** Where a new item comes to stand: in the list that is named, or in the place of the item that is. */
const insertAt = (found: FollowedSteps, at: string | number | undefined) => {
  if (Array.isArray(found.value) && found.rest.length === 0) {
    const isLast = at === undefined || Number(at) === found.value.length
    const position = isLast ? found.value.length : positionIn(found.value, at, found.path)
    return { path: found.path, position }
  }
  const owner = found.path.slice(0, -1)
  const last = found.path.at(-1)
  if (found.rest.length === 0 && typeof last === 'number') return { path: owner, position: last }
  const isBehind = Array.isArray(found.value) && Number(found.rest[0]) === found.value.length
  if (isBehind && found.rest.length === 1)
    return { path: found.path, position: Number(found.rest[0]) }
  return undefined
}

/** No two entries of a list have one id: somebody may have written one since. */
const checkId = (items: unknown, item: unknown, path: Path): void => {
  const id = isMap(item) && Array.isArray(items) ? item.id : undefined
  if (typeof id === 'string' && namesOf(items as unknown[]).includes(id))
    refuse(editWording.takenId(id), path)
}

/** A sheet with an item or an entry more. */
export const insert = (
  sheet: Sheet,
  edit: ContentEdit & { op: 'insert' },
  knowledge: Knowledge,
) => {
  const { value } = sheet.document
  const found = follow(value, stepsOf(edit.path))
  checkId(found.value, edit.after, found.path)
  const behind = edit.behind === undefined ? undefined : behindItem(found, edit.behind)
  if (behind) return insertItem(sheet, behind.path, behind.position, edit.after, true)
  const place = insertAt(found, edit.at)
  if (place) return insertItem(sheet, place.path, place.position, edit.after)
  const path = [...found.path, ...found.rest.map(String)]
  if (isNewKey(found)) return setValue(sheet, path, [edit.after], knowledge)
  if (found.rest.length > 0) return refusePlace(found)
  return found.value === null
    ? insertItem(sheet, found.path, 0, edit.after)
    : refuse(editWording.notList(), found.path)
}
