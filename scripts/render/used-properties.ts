/** Quoted values may hold any sign: they stay. */
const DECLARATION = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g

/** What asks for a custom property, also in an attribute of a drawing. */
export const USE = /var\((--[\w-]+)/g

/** What then holds nothing. */
const EMPTY = /(?<=^|[{};])[^{};"']+\{\}/g

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

const usesIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(USE)].map(([, name = '']) => name)))

/** Whether an animation is named outside of its own rule. */
const isNamed = (name: string, css: string, rule: string): boolean =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(css.replaceAll(rule, ''))

/**
 * A minified style sheet without the custom properties and animations that nothing asks for; without those,
 * too, that only such properties ask for.
 *
 * @param others what is read beside the sheet: the document, sheets that are loaded later
 */
export const usedProperties = (css: string, others: readonly string[]): string => {
  const used = usesIn([css, ...others])
  const less = css
    .replace(DECLARATION, (all, name: string) => (used.has(name) ? all : ''))
    .replace(KEYFRAMES, (all, name: string) => (isNamed(name, css, all) ? all : ''))
    .replace(EMPTY, '')
  return less === css ? css : usedProperties(less, others)
}
