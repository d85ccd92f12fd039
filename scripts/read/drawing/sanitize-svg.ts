import type { Element, Root, RootContent } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { drawnElements } from './drawn-elements.ts'
import { NAMING_ATTRIBUTES } from './naming-attributes.ts'

const ELEMENTS =
  `svg style g defs symbol use title desc path rect circle ellipse line polyline polygon image text
  tspan linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix
  feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence`.split(/\s+/)

/** Attributes of geometry and presentation; none of them runs a script or names an address. */
const ATTRIBUTES =
  `id className xmlns xmlnsXLink version viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy
  d points pathLength transform gradientTransform gradientUnits patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits
  refX refY orient preserveAspectRatio offset spreadMethod stopColor stopOpacity fillOpacity
  fillRule strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit
  strokeOpacity strokeWidth opacity color display visibility clipRule paintOrder vectorEffect
  colorInterpolationFilters in in2 result mode type values operator stdDeviation dx dy k1 k2 k3 k4
  floodColor floodOpacity radius baseFrequency numOctaves seed tableValues slope intercept amplitude
  exponent fontFamily fontSize fontWeight fontStyle textAnchor letterSpacing dominantBaseline`.split(
    /\s+/,
  )

/** A reference inside the drawing itself. */
const OWN_REFERENCE = /^#/

/** A photograph in the drawing itself, as programs export what lies in a logo; a drawing would be none of ours. */
const OWN_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=\s]+$/i

/** CSS that names nothing outside the drawing; an escape, `u\72l(…)`, would be an address. */
const OWN_STYLE = /^(?:(?!(?:url|src|image|image-set)\(|\\).|url\(\s*["']?#)*$/is

/** A style sheet without a foreign address, a rule that loads something, or an end of its element. */
const OWN_SHEET =
  /^(?:(?!(?:url|src|image|image-set)\(|@import|@font-face|@namespace|[\\<]).|url\(\s*["']?#)*$/is

/**
 * Typefaces, which no picture in a page may load; programs put them above the colours. None is looked for beyond the
 * beginning of the next: of many without an end, each would be read to the last.
 */
const LOADING = /@import\b(?:(?!@import\b)[^;{}])*(?:;|$)|@font-face\s*\{[^{}]*\}/gi

/** What a sheet says without loading anything; nothing where that can't be told. */
const ownSheet = ({ children }: Element): string => {
  const [only, ...others] = children
  if (only?.type !== 'text' || others.length > 0) return ''
  const sheet = only.value.replace(LOADING, '')
  return OWN_SHEET.test(sheet) ? sheet.trim() && sheet : ''
}

/** A sheet is written as it is, as HTML has it; in a file of its own, a `&` would begin a reference. */
const withOwnSheet = (node: RootContent): RootContent[] => {
  if (node.type !== 'element' || node.tagName !== 'style') return [node]
  const value = ownSheet(node).replaceAll('&', '&amp;')
  return value ? [{ ...node, children: [{ type: 'text', value }] }] : []
}

/** A drawing may say how it looks, in the dark as well; it may not load anything by it. */
const keepOwnSheets = (node: Root | RootContent): void => {
  if (!('children' in node)) return
  node.children = (node.children as RootContent[]).flatMap(withOwnSheet) as never
  for (const child of node.children as RootContent[]) keepOwnSheets(child)
}

/** More than any logo or plan has; browsers stop answering at some millions. */
const MOST_ELEMENTS = 50_000

const refuseExcess = (drawing: Root): void => {
  const drawn = drawnElements(drawing)
  if (drawn > MOST_ELEMENTS) throw new RangeError(`The drawing draws ${drawn} elements`)
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Some programs name these by entities of the document type, which is not kept; some forget them. */
const nameSpaces = (drawing: Root): void => {
  for (const child of drawing.children)
    if (child.type === 'element' && child.tagName === 'svg')
      child.properties = {
        ...child.properties,
        xmlns: SVG,
        ...('xmlnsXLink' in child.properties && { xmlnsXLink: XLINK }),
      }
}

const sanitizer = unified()
  .use(rehypeParse, { fragment: true, space: 'svg' })
  .use(rehypeSanitize, {
    tagNames: ELEMENTS,
    attributes: {
      image: [
        ['href', OWN_PICTURE],
        ['xLinkHref', OWN_PICTURE],
      ],
      '*': [
        ...ATTRIBUTES,
        ['href', OWN_REFERENCE],
        ['xLinkHref', OWN_REFERENCE],
        ...NAMING_ATTRIBUTES.map((name): [string, RegExp] => [name, OWN_STYLE]),
      ],
    },
    // With all that is in them: what programs note of a drawing names who made it.
    strip: ['script', 'foreignObject', 'iframe', 'object', 'embed', 'metadata'],
    clobber: [],
    // Each attribute says itself which addresses it takes.
    protocols: {},
  })
  .use(() => keepOwnSheets)
  .use(() => refuseExcess)
  .use(() => nameSpaces)
  .use(rehypeStringify, { space: 'svg', closeEmptyElements: true })

const EMBEDDED = /(?<="data:image\/[a-z]+;base64,)[^"]+(?=")/gi

/** The photographs that are part of a clean drawing. */
export const photographsIn = (drawing: string): Buffer[] =>
  [...drawing.matchAll(EMBEDDED)].map(([bytes]) => Buffer.from(bytes, 'base64'))

/** A picture that lost its address: outside of beginnings, a clean drawing has no `<`. */
const EMPTIED = /<image(?![^<]*\s(?:xlink:)?href=)[\s/>]/i

/** Whether a clean drawing shows less than the one it was made of: a picture that was no part of it. */
export const isEmptied = (drawing: string): boolean => EMPTIED.test(drawing)

/** A clean drawing with other bytes in the place of each photograph, of the same format. */
export const exchangePhotographs = async (
  drawing: string,
  exchange: (photograph: Buffer) => Promise<Buffer>,
): Promise<string> => {
  const others: Buffer[] = []
  for (const photograph of photographsIn(drawing)) others.push(await exchange(photograph))
  return drawing.replace(EMBEDDED, (bytes) => others.shift()?.toString('base64') ?? bytes)
}

/** An element's beginning: outside of attributes, a `<` is nothing else here. */
const BEGINNING = /(?<=<)\w(?:"[^"]*"|[^">])*>/g

/** In an attribute of HTML a `<` may stand as it is; in a file of its own, browsers would show nothing of the drawing. */
const escapeInAttributes = (drawing: string): string =>
  drawing.replace(BEGINNING, (beginning) => beginning.replaceAll('<', '&lt;'))

const END = '</svg>'

/**
 * A drawing without anything that could act: scripts, event handlers, foreign content, addresses.
 * A picture in a page can't run scripts anyway; opened by itself, on the site's own origin, it could.
 * Throws where it draws more than browsers can.
 */
export const sanitizeSvg = (svg: string): string => {
  // What stands around the root (XML declaration, document type, comments) has no use here.
  const start = svg.search(/<svg[\s>]/i)
  const end = svg.toLowerCase().lastIndexOf(END)
  const root = svg.slice(start, end < 0 ? undefined : end + END.length)
  return escapeInAttributes(String(sanitizer.processSync(start < 0 ? '' : root)))
}
