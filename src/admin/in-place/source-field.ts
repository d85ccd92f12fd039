import type { EditPlace } from '../edits/edits.ts'
import { fieldOf } from '../session/field-of.ts'
import { loadMarkdown } from '../session/load-missing.ts'
import type { Session } from '../session/session.ts'
import { placeOf } from './marked.ts'

/**
 * Inserts the host of a field where it can be seen and is no part of a link or button. What it
 * replaces is hidden; a summary stays, because its details would get another one.
 */
const insert = (host: HTMLElement, element: HTMLElement): HTMLElement | undefined => {
  const summary = element.closest('summary')
  if (summary) {
    summary.parentElement?.setAttribute('open', '')
    summary.after(host)
    return undefined
  }
  const replaced = element.closest<HTMLElement>('a, button, label') ?? element
  replaced.after(host)
  replaced.toggleAttribute('data-replaced', true)
  return replaced
}

/** Puts a field for the text's source in the place of an element. */
export const openSource = async (element: HTMLElement, session: Session): Promise<void> => {
  const { store } = session
  try {
    await loadMarkdown(store)
  } catch (error) {
    console.error('The text could not be opened.', error)
    store.set({ notice: store.get().site?.ui.unavailable })
    return
  }
  // The page may have been turned meanwhile, or come anew.
  const place = element.isConnected ? placeOf(element, session) : undefined
  const field = place && fieldOf(session, place)
  // What is refused in another one stays there.
  if (!field || store.get().source) return
  const host = document.createElement('div')
  store.set({ source: { place, field, host, replaced: insert(host, element) } })
}

const findElement = ({ blockId, path }: EditPlace) =>
  document.querySelector<HTMLElement>(
    `.block#${CSS.escape(blockId)} [data-field="${CSS.escape(path)}"]`,
  )

/** Takes the field away; the focus goes back to the text, unless somebody has moved it. */
export const closeSource = ({ store }: Session): void => {
  const { source } = store.get()
  if (!source) return
  const hadFocus = source.host.contains(document.activeElement)
  source.replaced?.removeAttribute('data-replaced')
  store.set({ source: undefined })
  source.host.remove()
  // The text may be in a new element by then.
  if (hadFocus) requestAnimationFrame(() => findElement(source.place)?.focus())
}
