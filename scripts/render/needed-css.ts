import { recent } from '../memory/recent.ts'

/** At-rules that hold rules, which are looked at one by one. */
const GROUPS = /^@(?:media|supports|layer|container)\b/

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

/** The selectors of a list; commas in brackets divide nothing. */
const selectorsIn = (prelude: string): string[] => {
  const found = ['']
  let depth = 0
  for (const sign of prelude) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}

/** What stands in brackets is one of several, or what must not be: it decides nothing. */
const withoutBrackets = (selector: string): string => {
  const less = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  return less === selector ? less : withoutBrackets(less)
}

/** One of them has to be possible. */
const ALTERNATIVES = /:(?:is|where)\(([^()]*)\)/

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

const TAG = /(?:^|[\s>+~])([a-z][a-z\d]*)/g

/** What the elements of a document are, and which classes they have. */
interface Present {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
}

const isNeeded = (selector: string, present: Present): boolean => {
  const [whole, list] = ALTERNATIVES.exec(selector) ?? []
  if (whole !== undefined && list !== undefined)
    return selectorsIn(list).some((one) => isNeeded(selector.replace(whole, ` ${one} `), present))
  const less = withoutBrackets(selector)
  return (
    [...less.matchAll(CLASS)].every(([, name = '']) => present.classes.has(name)) &&
    [...less.matchAll(TAG)].every(([, name = '']) => present.tags.has(name))
  )
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
    parts.push(rule(css.slice(at, open).trim(), css.slice(open + 1, end - 1), present))
    at = end
  }
  return parts.join('')
}

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))

/** Those around the app are in every document. */
const tagsIn = (html: string): Set<string> =>
  new Set(['html', 'body', ...[...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, tag = '']) => tag)])

/** Most documents have the same elements as another one: what articles differ in are their texts. */
const found = recent<string>(64)

/**
 * Of minified style sheets, the rules that can mean something in a document: those for elements and classes
 * that it does not have are left out. The app loads the whole sheets before it takes the page over.
 */
export const neededCss = (css: string, html: string): string => {
  const [tags, classes] = [tagsIn(html), classesIn(html)]
  const key = [...tags]
    .toSorted()
    .concat('', [...classes].toSorted(), css)
    .join(' ')
  return found.get(key, () => rulesIn(css, { tags, classes }))
}
