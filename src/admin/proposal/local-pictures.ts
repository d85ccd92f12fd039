import { isGroup } from '../../content/is-group.ts'
import { type Edit, type Edits, placesOf } from '../edits/edits.ts'
import { readValue } from '../edits/value-json.ts'
import { loadPicture } from '../server/sending-pictures.ts'
import type { AdminSite } from '../site/admin-files.ts'
import type { LocalPictures } from './propose.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return isGroup(value) ? Object.values(value).flatMap(textsIn) : []
}

/** What an edit says that was not there before it. */
const newTexts = ({ before = 'null', after }: Edit): string[] => {
  const former = new Set(textsIn(readValue(before)))
  return textsIn(readValue(after)).filter((text) => !former.has(text))
}

/**
 * Pictures that edits bring in: while the site is developed, they were perhaps laid on this machine alone. On the
 * published site, nothing can be chosen but what the repository has.
 */
export const localPictures = (
  edits: Edits,
  { saving, media = {} }: AdminSite,
): LocalPictures | undefined => {
  if (!saving) return undefined
  const values = placesOf(edits).flatMap(({ edit }) => (edit.kind ? newTexts(edit) : []))
  const names = [...new Set(values)].filter((name) => Object.hasOwn(media, name))
  return { names, load: (name) => loadPicture(saving, name) }
}
