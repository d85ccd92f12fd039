import type { Pointed } from './find-source.ts'

/** The frame around what the pointer is on, with its place in the content. */
export const createFrame = () => {
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
