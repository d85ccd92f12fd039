import { setEditing } from '../page/editing.ts'
import { findSource, type Point } from './find-source.ts'
import { createFrame } from './source-frame.ts'
import { openSource, SOURCES_PATH, type Sources } from './sources.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const loadSources = async (): Promise<Sources> => {
  const path = encodeURIComponent(window.location.pathname)
  return (await fetch(`${SOURCES_PATH}?path=${path}`)).json()
}

/** While Alt is held, shows where what is under the pointer stands in the content; a click opens it. */
export const pointAtSource = (): void => {
  const frame = createFrame()
  let sources: Sources | undefined
  let pointer: Point = { clientX: -1, clientY: -1 }

  const find = () => sources && findSource(pointer, sources)
  const update = () => {
    const found = find()
    if (found) frame.show(found)
    else frame.hide()
  }
  const leave = () => {
    sources = undefined
    frame.hide()
    document.documentElement.removeAttribute('data-sources')
  }
  const enter = async () => {
    document.documentElement.setAttribute('data-sources', '')
    sources = await loadSources()
    // Alt may have been let go in the meantime.
    if (document.documentElement.hasAttribute('data-sources')) update()
    else leave()
  }

  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Alt' || event.repeat || isTyping(event.target)) return
    // The menu bar of the browser would take the key.
    event.preventDefault()
    void enter()
  })
  window.addEventListener('keyup', ({ key }) => key === 'Alt' && leave())
  window.addEventListener('blur', leave)
  window.addEventListener('scroll', update, { passive: true })
  window.addEventListener('pointermove', (event) => {
    pointer = event
    update()
  })
  window.addEventListener(
    'click',
    (event) => {
      const found = event.altKey ? find() : undefined
      if (!found) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void openSource(found.place)
    },
    { capture: true },
  )
}

/** Has every text say which field it shows, as the admin mode does. */
export const markFields = (): void =>
  setEditing({
    apply: (page) => page,
    field: (path) => ({ 'data-field': path }),
    show: () => undefined,
  })
