import type { EditPlace } from '../edits/edits.ts'
import { fieldOf, textOf } from '../session/field-of.ts'
import type { FoundField } from '../session/found-field.ts'
import type { Session } from '../session/session.ts'
import { caretIn, putCaret } from './caret.ts'
import { commitText } from './commit-text.ts'
import { inOneLine } from './in-one-line.ts'
import { markedAt, placeOf } from './marked.ts'

/** A text that is being written in. */
interface Writing {
  element: HTMLElement
  place: EditPlace
  /** What was published there when it was begun. */
  field: FoundField | undefined
  /** Its text then. */
  begun: string
  /** React's own text node, and what it held: React gets both back. */
  node: Text
  shown: string
}

const begin = (element: HTMLElement, session: Session): Writing | undefined => {
  const place = placeOf(element, session)
  const node = element.firstChild
  if (!place || !(node instanceof Text)) return undefined
  const text = textOf(session, place)
  const field = fieldOf(session, place)
  const writing = { element, place, field, begun: text, node, shown: node.data }
  if (node.data !== text) node.data = text
  return writing
}

/** Whether the element still shows what it showed at the beginning; else the page was turned. */
const isCurrent = ({ element, place }: Writing, session: Session) =>
  element.isConnected && session.store.get().page?.key === place.pageKey

const restore = ({ element, node, shown }: Writing) => {
  node.data = shown
  element.replaceChildren(node)
}

const insertPlain = (event: ClipboardEvent) => {
  event.preventDefault()
  const text = inOneLine(event.clipboardData?.getData('text/plain') ?? '')
  // Deprecated, and still the only way that the browser's own undo can follow.
  document.execCommand('insertText', false, text)
}

/** For browsers without `plaintext-only`. */
const refuseFormat = (event: InputEvent) => {
  if (event.inputType.startsWith('format')) event.preventDefault()
}

/**
 * Lets people write in the elements that are marked for it: Enter and leaving keep the text, Escape
 * gives it up.
 *
 * @returns runs a task once nobody is writing
 */
export const editInPlace = (session: Session): ((task: () => void) => void) => {
  let writing: Writing | undefined
  /** What was left for another window, and where the caret stood: the text's node, given back, loses it. */
  let left: { element: HTMLElement; caret: number | undefined } | undefined
  let waiting: (() => void)[] = []

  const end = (keep: boolean) => {
    const ended = writing
    writing = undefined
    if (ended && isCurrent(ended, session)) {
      const text = ended.element.textContent
      restore(ended)
      if (keep && text !== ended.begun) commitText(session, ended.place, text, ended.field)
      else session.store.set({ checked: undefined })
    }
    const tasks = waiting
    waiting = []
    for (const task of tasks) task()
  }

  const leave = () => {
    if (!writing) return
    const { element } = writing
    left = document.hasFocus() ? undefined : { element, caret: caretIn(element) }
    end(true)
  }

  /** Whoever looks something up in another window goes on writing where they were. */
  const goOn = ({ element, node }: Writing) => {
    if (left?.element === element && left.caret !== undefined) putCaret(node, left.caret)
    left = undefined
  }

  const onKey = (event: KeyboardEvent) => {
    if (!writing || event.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    const { element } = writing
    end(event.key === 'Enter')
    element.blur()
  }

  document.addEventListener('focusin', ({ target }) => {
    const element = markedAt(target)
    if (element) session.store.set({ focused: placeOf(element, session) })
    if (element?.dataset.admin === 'text') writing = begin(element, session)
    if (writing) goOn(writing)
  })
  document.addEventListener('focusout', leave)
  document.addEventListener('keydown', onKey)
  document.addEventListener('paste', (event) => writing && insertPlain(event))
  document.addEventListener('beforeinput', (event) => writing && refuseFormat(event))

  return (task) => {
    if (writing) waiting.push(task)
    else task()
  }
}
