import { own } from '../../content/own.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import { tidy } from '../../content/text/tidy.ts'
import { blockAt, type EditPlace, type SourceText, withText } from '../edits/edits.ts'
import { type Refusal, resolveEdit } from '../merge/resolve-edit.ts'
import { type AdminState, factsOf } from '../session/admin-state.ts'
import { changeEdits } from '../session/change-edits.ts'
import { fieldOf, textOf } from '../session/field-of.ts'
import type { FoundField } from '../session/found-field.ts'
import type { Session } from '../session/session.ts'
import { unknownFact } from '../site/fill-facts.ts'
import type { Unfinished } from '../unfinished/unfinished.ts'

const noticeFor = (text: string, state: AdminState): string | undefined => {
  const name = unknownFact(text, factsOf(state))
  return name && fillIn(state.site?.ui.unknownName ?? '', { name })
}

const sourceOf = (
  { file, path, text, within }: FoundField,
  route: string | undefined,
): SourceText => ({
  file,
  path: [...path],
  text,
  ...(within && { within }),
  ...(route !== undefined && { route }),
})

/** Whether the text was saved, and the page has not come with it yet. */
const isComing = ({ coming }: Session, { pageKey, blockId, path }: EditPlace): boolean =>
  own(own(own(coming?.edits, pageKey), blockId), path) !== undefined

/** What a text that is not applied yet would come to; nothing where it is refused, or no other one. */
export const unfinishedText = (
  session: Session,
  place: EditPlace,
  text: string,
  field: FoundField,
): Unfinished | undefined => {
  const state = session.store.get()
  const after = tidy(text, field.kind)
  const isAnother = after !== tidy(textOf(session, place), field.kind)
  if (!isAnother || resolveEdit(after, field.kind, factsOf(state), state.toTree).refusal)
    return undefined
  const before = tidy(field.text, field.kind)
  const edit = { before, after, at: sourceOf(field, state.page?.route) }
  return {
    begun: withText({}, place, own(blockAt(state.edits, place), place.path)),
    made: withText({}, place, after === before ? undefined : edit),
  }
}

/**
 * Keeps a new text and stores it; a text that is refused leaves the former one.
 *
 * @param field what was published when it was begun: it may have been changed elsewhere meanwhile
 */
export const commitText = (
  session: Session,
  place: EditPlace,
  text: string,
  field = fieldOf(session, place),
): Refusal | undefined => {
  if (!field) return undefined
  const state = session.store.get()
  const tidied = tidy(text, field.kind)
  if (tidied === tidy(textOf(session, place), field.kind)) return undefined
  const { refusal } = resolveEdit(tidied, field.kind, factsOf(state), state.toTree)
  if (refusal) {
    session.store.set({ notice: state.site?.ui.refused[refusal] })
    return refusal
  }
  const before = tidy(field.text, field.kind)
  // The published text again: nothing is left to be kept, unless another one is in the file by now.
  const edit =
    tidied === before && !isComing(session, place)
      ? undefined
      : { before, after: tidied, at: sourceOf(field, state.page?.route) }
  const notice = noticeFor(tidied, state)
  changeEdits(session, (edits) => withText(edits, place, edit), notice)
  return undefined
}
