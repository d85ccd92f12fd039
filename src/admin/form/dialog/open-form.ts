import { own } from '../../../content/own.ts'
import { type Draft, openDraft } from '../../draft/draft.ts'
import { draftEdits, named } from '../../draft/draft-edits.ts'
import { withForm } from '../../draft/with-form.ts'
import { type BlockEdits, type Edits, withBlock } from '../../edits/edits.ts'
import { isProposed } from '../../proposed/superseded.ts'
import type { AdminState } from '../../session/admin-state.ts'
import { changeEdits } from '../../session/change-edits.ts'
import { openForms } from '../../session/load-missing.ts'
import type { Session } from '../../session/session.ts'
import type { Unfinished } from '../../unfinished/unfinished.ts'

/** Whether a block can be edited in a form. */
export const hasForm = ({ file }: AdminState, blockId: string): boolean =>
  own(file?.groups, blockId) !== undefined

/** A block as it is edited by now. */
const draftOf = ({ page, file, forms, edits }: AdminState, blockId: string): Draft | undefined => {
  if (!page || !file || !forms) return undefined
  const made = own(own(edits, page.key), blockId) ?? {}
  return openDraft({ blockId, file, route: page.route, forms }, made)
}

/** Opens the form of a block, once what forms are made of is there. */
export const openForm = async (session: Session, blockId: string): Promise<void> => {
  const { store } = session
  const keyNow = () => store.get().page?.key
  const key = keyNow()
  try {
    await openForms(store)
    // Another page may have a block of this name as well.
    if (keyNow() !== key) return
    // What was written meanwhile belongs into the form; what is refused stays where it is.
    document.querySelector<HTMLElement>(':is(textarea, [contenteditable]):focus')?.blur()
    if (!store.get().source) store.set({ form: draftOf(store.get(), blockId) })
  } catch (error) {
    console.error('The form could not be loaded.', error)
    store.set({ notice: store.get().site?.ui.unavailable })
  }
}

/** New entries of a list that another tab has put in since a form was opened, by their ids. */
const newBeside = (key: string, { begun }: Draft, now: BlockEdits): string[] =>
  Object.entries(now).flatMap(([path, { kind }]) =>
    kind === 'entry' && path.startsWith(`${key}.`) && !own(begun, path)
      ? [path.slice(key.length + 1)]
      : [],
  )

/**
 * The edits that a form comes to, of its block.
 *
 * @param edits all that there are by now
 */
const madeBy = (draft: Draft, { store, begun }: Session, edits: Edits): BlockEdits | undefined => {
  const { page, forms, site } = store.get()
  if (!page || !forms) return undefined
  const { blockId, file } = draft
  const now = own(own(edits, page.key), blockId) ?? {}
  const complete = named(draft, {
    forms,
    takenIn: (key) => newBeside(key, draft, now),
    entries: site?.entries ?? {},
    isProposed: ({ id, source }) => isProposed(begun, { file: source.file, path: [id] }),
  })
  return draftEdits(complete, { blockId, file, route: page.route, forms })
}

/** What a form has come to that is not applied yet. */
export const unfinishedDraft = (session: Session, draft: Draft): Unfinished | undefined => {
  const { page, edits } = session.store.get()
  const made = madeBy(draft, session, edits)
  if (!page || !made) return undefined
  const ofBlock = (block: BlockEdits) => ({ [page.key]: { [draft.blockId]: block } })
  return { begun: ofBlock(draft.begun), made: ofBlock(made) }
}

/** Keeps what a form says. */
export const commitDraft = (session: Session, draft: Draft): void => {
  const { page } = session.store.get()
  const made = madeBy(draft, session, session.stored.read())
  if (!page || !made) return
  const { blockId, begun } = draft
  const place = { pageKey: page.key, blockId }
  changeEdits(session, (edits) => {
    const now = own(own(edits, page.key), blockId) ?? {}
    const block = withForm({ begun, made, now })
    return withBlock(edits, place, Object.keys(block).length === 0 ? undefined : block)
  })
  session.store.set({ form: undefined })
}
