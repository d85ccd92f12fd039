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

/** What the loader says on the root, before the app and its sheets are there. */
const SAID_BY_LOADER = ['data-app', 'data-waiting']

const dataIn = (css: string, html: string): Set<string> => {
  const isThere = (name: string, value?: string) =>
    SAID_BY_LOADER.includes(name) ||
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
