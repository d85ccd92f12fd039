/** Data of an element in a selector. Of other attributes, such as `open`, the browser itself makes some. */
export const DATA = /\[(data-[\w-]+)(?:="?([^"\]]*)"?)?\]/g

/** What the elements of a document are, which classes they have, and which data that a style sheet asks for. */
export interface Present {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  /** As the style sheet writes it: `[data-status=open]`. */
  data: ReadonlySet<string>
}

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))

/** Those around the app are in every document. */
const tagsIn = (html: string): Set<string> =>
  new Set(['html', 'body', ...[...html.matchAll(/<([a-z][a-z\d]*)/g)].map(([, tag = '']) => tag)])

/** One that the loader holds until the app is there; those that open something don't need it. */
const HELD = /<button(?![^>]*\spopovertarget=)/i

/** What the loader says on the root, before the app and its sheets are there. */
const isSaidByLoader = (name: string, html: string): boolean =>
  name === 'data-app' || (name === 'data-waiting' && HELD.test(html))

const dataIn = (css: string, html: string): Set<string> => {
  const isThere = (name: string, value?: string) =>
    isSaidByLoader(name, html) ||
    html.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`)
  const asked = [...css.matchAll(DATA)].filter(([, name = '', value]) => isThere(name, value))
  return new Set(asked.map(([whole]) => whole))
}

/** What is in a document, as far as a style sheet can mean it. */
export const presentIn = (css: string, html: string): Present => ({
  tags: tagsIn(html),
  classes: classesIn(html),
  data: dataIn(css, html),
})
