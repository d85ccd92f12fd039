import { own } from '../../content/own.ts'
import type { Session } from '../session/session.ts'
import { type Editor, editorFor, placeOf } from './marked.ts'

/** Attributes that marks put on elements, which carry none of them by themselves. */
const MARKS = [
  'data-admin',
  'data-edited',
  'contenteditable',
  'tabindex',
  'role',
  'aria-label',
  'aria-description',
]

/** What they are says more than that they can be written in: a list without its items is none. */
const OWN_ROLE = 'a, button, h1, h2, h3, h4, h5, h6, li, dt, dd'

const unmark = (element: HTMLElement) => {
  for (const name of MARKS) element.removeAttribute(name)
}

/** Editing without formatting where the browser knows it; else formatting is dropped at the end. */
const makeWritable = (element: HTMLElement) => {
  try {
    element.contentEditable = 'plaintext-only'
  } catch {
    element.contentEditable = 'true'
  }
}

const mark = (element: HTMLElement, editor: Editor, label: string) => {
  element.dataset.admin = editor
  element.tabIndex = 0
  if (editor === 'text') makeWritable(element)
  if (element.matches(OWN_ROLE)) return element.setAttribute('aria-description', label)
  // Everything else needs a role to have a name.
  element.setAttribute('aria-label', label)
  element.setAttribute('role', editor === 'text' ? 'textbox' : 'group')
}

const isEdited = (element: HTMLElement, session: Session): boolean => {
  const { page } = session.store.get()
  const place = placeOf(element, session)
  const block = page && place && own(session.merged(page).shown, place.blockId)
  return place !== undefined && own(block, place.path) !== undefined
}

const update = (element: HTMLElement, session: Session) => {
  // What is being written in is looked at again when it is left.
  if (element === document.activeElement && element.isContentEditable) return
  const editor = editorFor(element, session)
  if (element.dataset.admin !== editor) unmark(element)
  if (!editor) return
  if (!element.dataset.admin) mark(element, editor, session.store.get().site?.ui.edit ?? '')
  element.toggleAttribute('data-edited', isEdited(element, session))
}

/** Keeps every text that may be edited marked, also those that appear later. */
export const markElements = (session: Session): void => {
  const root = document.getElementById('root')
  if (!root) return
  const updateAll = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-field], [data-admin]')) {
      update(element, session)
    }
  }
  new MutationObserver(updateAll).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-field'],
  })
  session.store.subscribe(updateAll)
}
