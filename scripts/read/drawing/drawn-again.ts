import type { Element, Nodes } from 'hast'
import { groupBy } from '../../../src/content/group-by.ts'
import { NAMING_ATTRIBUTES } from './naming-attributes.ts'

/** A part of a drawing, and how often it is drawn. */
export interface Drawn {
  part: Element
  times: number
}

/** What is drawn anew wherever it is named; a gradient is not. */
const REPEATED = ['mask', 'pattern', 'clipPath', 'marker', 'filter']

const REFERENCE = /url\(\s*["']?#([^"')\s]+)/gi

/** A marker that is drawn at each point of a line. */
const AT_EACH_POINT = /^markerMid:|\bmarker(?:-mid)?\s*:/i

/** At least as many points as a line has. */
const pointsOf = ({ properties: { d, points } }: Element): number =>
  String(d ?? points ?? '').match(/[a-z]|-?[\d.]+/gi)?.length ?? 1

const elementsIn = (node: Nodes): Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap(elementsIn) : []),
]

/** By their ids; of several with one id, browsers use the first. */
const byId = (elements: readonly Element[]): Map<unknown, Element> =>
  new Map(elements.toReversed().map((element) => [element.properties.id, element]))

/** The rules of a sheet that name parts, by the classes that they hold for; below an empty name for all elements. */
const rulesIn = (sheet: string): [name: string, css: string][] =>
  [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', css = '']) => {
    if (!/url\(/i.test(css)) return []
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
    return (classes.length > 0 ? classes : ['']).map((name): [string, string] => [name, css])
  })

const sheetOf = ({ tagName, children }: Element): string =>
  tagName === 'style' ? children.map((child) => ('value' in child ? child.value : '')).join('') : ''

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : []

/** What an element has drawn that stands elsewhere in the drawing: by `use`, as a mask, a pattern, at its points. */
export const openDrawnAgain = (drawing: Nodes): ((element: Element) => Drawn[]) => {
  const elements = elementsIn(drawing)
  const parts = byId(elements)
  const rules = groupBy(
    elements.flatMap((element) => rulesIn(sheetOf(element))),
    ([name]) => name,
  )
  const cssOf = (element: Element): string[] => [
    ...NAMING_ATTRIBUTES.map((name) => `${name}:${element.properties[name] ?? ''}`),
    ...['', ...classesOf(element)].flatMap((name) => (rules.get(name) ?? []).map(([, css]) => css)),
  ]
  const used = ({ properties: { href, xLinkHref } }: Element): Drawn[] => {
    const part = parts.get(String(href ?? xLinkHref ?? '').slice(1))
    return part ? [{ part, times: 1 }] : []
  }
  const named = (element: Element, css: string): Drawn[] =>
    [...css.matchAll(REFERENCE)].flatMap(([, id]) => {
      const part = parts.get(id)
      if (!part || !REPEATED.includes(part.tagName)) return []
      return [{ part, times: AT_EACH_POINT.test(css) ? pointsOf(element) : 1 }]
    })
  return (element) => [
    ...(['use', 'pattern'].includes(element.tagName) ? used(element) : []),
    ...cssOf(element).flatMap((css) => named(element, css)),
  ]
}
