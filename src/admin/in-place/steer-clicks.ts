import type { Session } from '../session/session.ts'
import { markedAt } from './marked.ts'
import { openSource } from './source-field.ts'

const CONTROL = 'a, button, summary, label'

/** Does what a click on a link or button does for visitors. */
const follow = (control: HTMLElement, marked: HTMLElement) => {
  // A link that can be written in does not lead anywhere.
  marked.blur()
  const writable = control.getAttribute('contenteditable')
  control.removeAttribute('contenteditable')
  control.click()
  if (writable !== null) control.setAttribute('contenteditable', writable)
}

const stop = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Makes clicks and keys on editable texts edit them instead of following links and pressing
 * buttons, which takes Ctrl or Cmd here.
 */
export const steerClicks = (session: Session): void => {
  let following = false

  const followFrom = (marked: HTMLElement, target: Element) => {
    const control = target.closest<HTMLElement>(CONTROL) ?? marked.closest<HTMLElement>(CONTROL)
    if (!control) return
    following = true
    follow(control, marked)
    following = false
  }

  const onClick = (event: MouseEvent) => {
    const marked = markedAt(event.target)
    if (!marked || following) return
    stop(event)
    if (event.ctrlKey || event.metaKey) followFrom(marked, event.target as Element)
    else if (marked.dataset.admin === 'source') void openSource(marked, session)
  }

  const onKey = (event: KeyboardEvent) => {
    const marked = markedAt(event.target)
    if (!marked || (event.key !== 'Enter' && event.key !== ' ')) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      stop(event)
      followFrom(marked, event.target as Element)
    } else if (event.target === marked && marked.dataset.admin === 'source') {
      stop(event)
      void openSource(marked, session)
    }
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
}
