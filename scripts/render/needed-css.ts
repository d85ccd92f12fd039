import { recent } from '../memory/recent.ts'
import { askedData, type Present, presentIn } from './present.ts'
import { isNeeded, selectorsIn } from './selectors.ts'
import { USE, usedProperties } from './used-properties.ts'

/** At-rules that hold rules, which are looked at one by one. */
const GROUPS = /^@(?:media|supports|layer|container)\b/

/** Those that mean the same in one piece with one before that is called the same: not layers without a name. */
const JOINED = /^@(?:media|supports|layer \S|container)/

/** Where what begins at an opening brace ends: behind its closing one. */
const endOf = (css: string, open: number): number => {
  let depth = 0
  let quote = ''
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at]
    if (quote) {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return css.length
}

const rule = (prelude: string, body: string, present: Present): string => {
  if (GROUPS.test(prelude)) {
    const inner = rulesIn(body, present)
    return inner === '' ? '' : `${prelude}{${inner}}`
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`
  const needed = selectorsIn(prelude).filter((selector) => isNeeded(selector, present))
  return needed.length > 0 ? `${needed.join(',')}{${body}}` : ''
}

const rulesIn = (css: string, present: Present): string => {
  const parts: string[] = []
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    const semicolon = css.indexOf(';', at)
    // A statement, such as the order of layers.
    if (semicolon >= 0 && (open < 0 || semicolon < open)) {
      parts.push(css.slice(at, semicolon + 1))
      at = semicolon + 1
      continue
    }
    if (open < 0) return parts.join('') + css.slice(at)
    const end = endOf(css, open)
    const prelude = css.slice(at, open).trim()
    const needed = rule(prelude, css.slice(open + 1, end - 1), present)
    const before = parts.at(-1)
    if (needed && JOINED.test(prelude) && before?.startsWith(`${prelude}{`))
      parts.splice(-1, 1, before.slice(0, -1) + needed.slice(prelude.length + 1))
    else if (needed) parts.push(needed)
    at = end
  }
  return parts.join('')
}

const keyOf = ({ tags, classes, data }: Present, uses: readonly string[]): string =>
  [tags, classes, data, uses].flatMap((names) => [...[...names].toSorted(), '']).join(' ')

/**
 * Of minified style sheets, what can mean something in a document: rules for elements and classes that it
 * does not have are left out, what only a mouse shows, and custom properties that nothing asks for. The app
 * loads the whole sheets before it takes the page over.
 *
 * @param later sheets that are loaded beside, such as that of printed pages
 */
export const neededCss = (css: string, later = ''): ((html: string) => string) => {
  const asked = askedData(css)
  // Most documents have the same elements as another one: what articles differ in are their texts.
  const found = recent<string>(64)
  return (html) => {
    const present = presentIn(html, asked)
    const uses = html.match(USE) ?? []
    return found.get(keyOf(present, uses), () =>
      usedProperties(rulesIn(css, present), [later, ...uses]),
    )
  }
}
