import { setEditing } from '../page/editing.ts'
import { openSource, SOURCES_PATH, type Sources } from './sources.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const loadSources = async (): Promise<Sources> => {
  const path = encodeURIComponent(window.location.pathname)
  return (await fetch(`${SOURCES_PATH}?path=${path}`)).json()
}

interface Pointed {
  element: Element
  place: string
}

interface Point {
  clientX: number
  clientY: number
}

const holds = (element: Element, { clientX, clientY }: Point): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
}

const areaOf = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}

/**
 * The smallest part under the pointer whose place is known: a text, else its block. A link may lie
 * over a whole card; what is below it counts all the same.
 */
const findSource = (point: Point, { blocks, fields }: Sources): Pointed | undefined => {
  const under = document.elementsFromPoint(point.clientX, point.clientY)
  const block = under.find((element) => element.matches('[data-block]'))
  if (!block) return undefined
  const texts = under.flatMap((element): Pointed[] => {
    const place = fields[`${block.id}.${element.getAttribute('data-field')}`]
    return place && holds(element, point) ? [{ element, place }] : []
  })
  const [smallest] = texts.toSorted((a, b) => areaOf(a.element) - areaOf(b.element))
  const place = blocks[block.id]
  return smallest ?? (place ? { element: block, place } : undefined)
}

const createFrame = () => {
  const frame = document.createElement('div')
  frame.id = 'source-frame'
  frame.append(document.createElement('span'))
  return {
    hide: () => frame.remove(),
    show: ({ element, place }: Pointed) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      frame.style.translate = `${left}px ${top}px`
      frame.style.width = `${width}px`
      frame.style.height = `${height}px`
      frame.classList.toggle('source-frame--high', top < 30)
      if (frame.firstElementChild) frame.firstElementChild.textContent = place
      document.body.append(frame)
    },
  }
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
      openSource(found.place)
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
