import { type CssPart, cssRules } from './css-rules.ts'

/** Rules that are no style rules, and are kept as they are. */
const WHOLE = /^@(font-face|keyframes|property|page)\b/

const textOf = (part: CssPart): string =>
  typeof part === 'string' ? part : `${part.prelude}{${part.parts.map(textOf).join('')}}`

const count = (text: string, sign: string): number => text.split(sign).length - 1

/** Selectors of a list; commas in brackets divide nothing. */
const selectorsIn = (list: string): string[] => {
  const found: string[] = []
  for (const piece of list.split(',')) {
    const last = found.at(-1)
    const isOpen = last !== undefined && count(last, '(') > count(last, ')')
    if (isOpen) found[found.length - 1] = `${last},${piece}`
    else found.push(piece)
  }
  return found
}

const INNERMOST = /(:[\w-]+)?\(([^()]*)\)/

const hasAll = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))

/** Something that can't be there, as a class in the place of a list of which nothing is. */
const NEVER = '.\u0000'

/** Whether a selector may mean an element of a document with these classes; what it excludes is not asked. */
const mayMatch = (selector: string, classes: ReadonlySet<string>): boolean => {
  const found = INNERMOST.exec(selector)
  if (!found) return !selector.includes(NEVER) && hasAll(selector, classes)
  const [whole, name, list = ''] = found
  const isPossible =
    !(name === ':is' || name === ':where') ||
    selectorsIn(list).some((each) => !each.includes(NEVER) && hasAll(each, classes))
  return mayMatch(selector.replace(whole, isPossible ? '' : NEVER), classes)
}

const keep = (part: CssPart, classes: ReadonlySet<string>): string => {
  if (typeof part === 'string' || WHOLE.test(part.prelude)) return textOf(part)
  const prelude = part.prelude.startsWith('@')
    ? part.prelude
    : selectorsIn(part.prelude)
        .filter((selector) => mayMatch(selector, classes))
        .join(',')
  const inner = prelude && part.parts.map((each) => keep(each, classes)).join('')
  return inner ? `${prelude}{${inner}}` : ''
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))

/**
 * The part of a style sheet that a document can need as it is: rules with classes that no element of it
 * has are left out. The app brings the whole style sheet before it changes anything.
 *
 * @param css without comments, as bundlers write it
 */
export const usedStyles = (css: string, html: string): string => {
  const classes = classesIn(html)
  return cssRules(css)
    .map((part) => keep(part, classes))
    .join('')
}
