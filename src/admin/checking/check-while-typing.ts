import type { EditPlace } from '../edits/edits.ts'
import { markedAt, placeOf } from '../in-place/marked.ts'
import { factsOf } from '../session/admin-state.ts'
import { fieldOf } from '../session/field-of.ts'
import type { Session } from '../session/session.ts'
import { linkSite } from './link-site.ts'
import { TYPING_PAUSE } from './typing-pause.ts'

/** A text while it is written. */
interface Written {
  place: EditPlace
  text: string
}

const writtenIn = (target: EventTarget | null, session: Session): Written | undefined => {
  const { source } = session.store.get()
  if (target instanceof HTMLTextAreaElement)
    return source?.host.contains(target) ? { place: source.place, text: target.value } : undefined
  const element = markedAt(target)
  const place = element && placeOf(element, session)
  return place ? { place, text: element.textContent } : undefined
}

/** What the check will say; loaded when somebody begins to write. */
const judge = async (session: Session, { place, text }: Written) => {
  const { checkField, checkFieldLinks } = await import('../../../scripts/edit/check/check-field.ts')
  const state = session.store.get()
  const field = fieldOf(session, place)
  const { page } = state
  if (!field || !page) return []
  const block = page.blocks.find(({ id }) => id === place.blockId)
  const written = { field, text, block, facts: factsOf(state) }
  return [...checkField(written), ...(await checkFieldLinks(written, linkSite(page, state.site)))]
}

/** Says of a text while it is written what the check will say of it. */
export const checkWhileTyping = (session: Session): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let latest: Written | undefined

  const check = async (written: Written) => {
    const problems = await judge(session, written).catch((error: unknown) => {
      console.error('The text could not be checked.', error)
      return []
    })
    const isWanted = session.store.get().checked !== undefined
    if (isWanted && latest === written) session.store.set({ checked: problems })
  }

  document.addEventListener('input', ({ target }) => {
    const written = writtenIn(target, session)
    if (!written) return
    latest = written
    if (!session.store.get().checked) session.store.set({ checked: [] })
    clearTimeout(waiting)
    waiting = setTimeout(() => void check(written), TYPING_PAUSE)
  })
}
