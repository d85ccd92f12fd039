import { own } from '../../content/own.ts'
import type { EditPlace } from '../edits/edits.ts'
import { itemAround } from '../places/find-place.ts'
import type { AdminState } from './admin-state.ts'
import type { FoundField } from './found-field.ts'
import type { Session } from './session.ts'

/** Whether a form has changed a text as a value, or what it is part of: then only the form knows which text it is. */
const isInForm = ({ edits }: AdminState, { pageKey, blockId, path }: EditPlace): boolean =>
  Object.entries(own(own(edits, pageKey), blockId) ?? {}).some(
    ([above, { kind }]) => kind === 'value' && `${path}.`.startsWith(`${above}.`),
  )

/** What is known of a text of the page on the screen; nothing where it may not be edited. */
export const fieldOf = ({ store }: Session, place: EditPlace): FoundField | undefined => {
  const { page, file } = store.get()
  if (page?.key !== place.pageKey || isInForm(store.get(), place)) return undefined
  const field = own(file?.fields, `${place.blockId}.${place.path}`)
  return field && file && { ...field, within: itemAround(file.groups, place, field) }
}

/** The text that is shown there as its editor wrote it, names of facts included. */
export const textOf = (session: Session, place: EditPlace): string => {
  const { page } = session.store.get()
  const shown = page && own(own(session.merged(page).shown, place.blockId), place.path)
  return shown?.after ?? fieldOf(session, place)?.text ?? ''
}
