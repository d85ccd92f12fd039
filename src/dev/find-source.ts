import type { Sources } from './sources.ts'

/** A part of the page, and its place in the content. */
export interface Pointed {
  element: Element
  place: string
}

/** As every event of the pointer has it. */
export interface Point {
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
export const findSource = (point: Point, { blocks, fields }: Sources): Pointed | undefined => {
  const under = document.elementsFromPoint(point.clientX, point.clientY)
  const block = under.find((element) => element.matches('.block[id]'))
  if (!block) return undefined
  const texts = under.flatMap((element): Pointed[] => {
    const place = fields[`${block.id}.${element.getAttribute('data-field')}`]
    return place && holds(element, point) ? [{ element, place }] : []
  })
  const [smallest] = texts.toSorted((a, b) => areaOf(a.element) - areaOf(b.element))
  const place = blocks[block.id]
  return smallest ?? (place ? { element: block, place } : undefined)
}
