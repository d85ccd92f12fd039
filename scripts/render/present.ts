/** Data of an element in a selector. Of other attributes, such as `open`, the browser itself makes some. */
export const DATA = /\[(data-[\w-]+)(?:="?([^"\]]*)"?)?\]/g

/** What the elements of a document are, which classes they have, and which data that a style sheet asks for. */
export interface Present {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  /** As the style sheet writes it: `[data-status=open]`. */
  data: ReadonlySet<string>
}

/** Data that a style sheet asks for. */
export interface AskedData {
  /** As the style sheet writes it. */
  selector: string
  name: string
  value: string | undefined
}

/** All data that a style sheet asks for, each once. */
export const askedData = (css: string): AskedData[] => {
  const asked = [...css.matchAll(DATA)].map(([selector, name = '', value]) => ({
    selector,
    name,
    value,
  }))
  return [...new Map(asked.map((each) => [each.selector, each])).values()]
}

/** Where a text stands in another one. */
const placesOf = (word: string, text: string): number[] => {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    places.push(at)
  return places
}

const CLASS = 'class="'

const classesIn = (html: string): Set<string> => {
  const lists = new Set<string>()
  for (const at of placesOf(CLASS, html)) {
    const start = at + CLASS.length
    if (/\s/.test(html.charAt(at - 1))) lists.add(html.slice(start, html.indexOf('"', start)))
  }
  return new Set([...lists].flatMap((names) => names.split(/\s+/)))
}

/** Those around the app are in every document. */
const tagsIn = (html: string): Set<string> => {
  const name = /[a-z][a-z\d]*/y
  const tags = new Set(['html', 'body'])
  for (const at of placesOf('<', html)) {
    name.lastIndex = at + 1
    if (name.test(html)) tags.add(html.slice(at + 1, name.lastIndex))
  }
  return tags
}

/** One that the loader holds until the app is there; those that open something don't need it. */
const HELD = /<button(?![^>]*\spopover[Tt]arget=)/

/** Of what appears as it is scrolled to. */
export const REVEAL = 'data-reveal'

/** Of a form that keeps what is begun in it. */
export const DRAFT = 'data-draft'

/** What the loader says, before the app and its sheets are there: on the root, and of what appears, how far it is. */
const isSaidByLoader = (name: string, html: string): boolean =>
  name === 'data-app' ||
  (name === 'data-waiting' && HELD.test(html)) ||
  (name === REVEAL && html.includes(` ${REVEAL}=`))

/** Data of elements, as ` data-a=` and, with the value, ` data-a="b"`. */
const dataIn = (html: string): Set<string> => {
  const name = / data-[\w-]+=/y
  const said = new Set<string>()
  for (const at of placesOf(' data-', html)) {
    name.lastIndex = at
    if (!name.test(html)) continue
    const behind = name.lastIndex
    said.add(html.slice(at, behind))
    if (html[behind] === '"') said.add(html.slice(at, html.indexOf('"', behind + 1) + 1))
  }
  return said
}

/** What is in a document, as far as a style sheet that asks for this data can mean it. */
export const presentIn = (html: string, asked: readonly AskedData[]): Present => {
  const said = dataIn(html)
  const isThere = ({ name, value }: AskedData) =>
    isSaidByLoader(name, html) ||
    said.has(value === undefined ? ` ${name}=` : ` ${name}="${value}"`)
  return {
    tags: tagsIn(html),
    classes: classesIn(html),
    data: new Set(asked.filter(isThere).map(({ selector }) => selector)),
  }
}
