import type { Nodes } from 'hast'
import type { Options } from 'minisearch'
import { hastText } from '../../src/content/text/hast-text.ts'
import { isUnknownAddress } from '../../src/page/page-address.ts'
import { type Findable, indexOptions } from '../../src/search/options.ts'
import { termOf, wordsOf } from '../../src/search/terms.ts'
import { digestOf } from '../machine/digest.ts'
import type { Memory } from '../memory/memory.ts'
import { crumbsOf } from '../render/linked-data.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import { isMap } from '../schema/is-map.ts'
import { placesOn, placeTexts } from './places.ts'
import { wordsFor } from './words.ts'

/** What is no text, or nobody looks for. */
const SILENT = ['id', 'type', 'href', 'url', 'ui', 'pages', 'later', 'tint', 'lang', 'look']

const isTree = (value: unknown): value is Nodes => isMap(value) && value.type === 'root'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (isTree(value)) return [hastText(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, part]) => (SILENT.includes(key) ? [] : textsIn(part)))
}

/** Shorter ends of words mean nothing by themselves. */
const SHORTEST = 5

/** The ends of long words: what a compound is made of begins somewhere in it. A soft hyphen is no end of a word. */
const partsOf = (title: string): string =>
  (title.replace(/\p{Cf}/gu, '').match(/\p{L}{9,}/gu) ?? [])
    .flatMap((word) =>
      Array.from({ length: word.length - SHORTEST }, (_, index) => word.slice(index + 1)).filter(
        (part) => part.length >= SHORTEST,
      ),
    )
    .join(' ')

export type Page = ResolvedSite['pages'][number]

type FindableInput = Pick<Findable, 'href' | 'title' | 'where' | 'text'> & Partial<Findable>

const findable = (told: FindableInput): Findable => ({
  name: '',
  topics: '',
  ...told,
  parts: partsOf(`${told.title} ${told.name ?? ''} ${told.topics ?? ''}`),
})

/** Titles of a page's parts; not of what has a page of its own. */
const titlesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(titlesIn)
  if (!isMap(value) || isTree(value) || 'href' in value) return []
  const { title } = value
  return [...(typeof title === 'string' ? [title] : []), ...Object.values(value).flatMap(titlesIn)]
}

/** Names of what a company offers, where a page tells of it. */
const servicesIn = (blocks: Page['data']['blocks']): string[] =>
  titlesIn(blocks.filter(({ type }) => type === 'services').map(({ services }) => services))

const placesIn = ({ route, data }: Page, way: string[], site: ResolvedSite): Findable[] =>
  placesOn(data.blocks, site.shell).map(({ id, title, words, content }) =>
    findable({
      href: `${route}#${id}`,
      title,
      where: way.join(' › '),
      topics: [words, way.at(-1) ?? ''].join(' '),
      text: textsIn(content).join(' '),
    }),
  )

/** All that is found on a page: itself, and what has a place of its own on it. */
export const findablesOf = (page: Page, site: ResolvedSite): Findable[] => {
  const { route, meta, data, foundBy } = page
  const crumbs = crumbsOf(route, site).map(({ name }) => name)
  const heading = data.blocks[0]?.title
  const title = typeof heading === 'string' ? heading : (crumbs.at(-1) ?? meta.title)
  const way = crumbs.slice(1)
  const name = way.at(-1) ?? ''
  const own = findable({
    href: route,
    title,
    // Its own name is told by the title, where that is the same.
    where: way.filter((each) => each !== title).join(' › '),
    name: [name === title ? '' : name, ...foundBy, ...servicesIn(data.blocks)].join(' '),
    topics: [...data.blocks.map(wordsFor), ...titlesIn(data.blocks.slice(1))].join(' '),
    text: [meta.description, ...textsIn(data.blocks)].join(' '),
  })
  return [own, ...placesIn(page, way, site)]
}

/** Whether a search is to lead to a page. */
export const isFound = (page: Page): boolean => !page.meta.hidden && !isUnknownAddress(page)

/** The same with the terms of its text in the place of the text. */
const withTerms = (found: Findable): Findable => ({
  ...found,
  text: wordsOf(found.text)
    .flatMap((word) => termOf(word) ?? [])
    .join(' '),
})

/** How an index is made of what pages are found by. */
export const termOptions: Options<Findable> = {
  ...indexOptions,
  tokenize: (text, field) => (field === 'text' ? text.split(' ') : wordsOf(text)),
  processTerm: (term, field) => (field === 'text' ? term : termOf(term)),
}

/** Changes with all that a page is found by. */
export const inputsOf = (page: Page, site: ResolvedSite): string =>
  digestOf([page.digest, page.foundBy, crumbsOf(page.route, site), placeTexts(site.shell)])

/** What a page is found by: to read its texts takes longer than to put them into the index. */
export const readPage = (page: Page, site: ResolvedSite, memory: Memory): Findable[] =>
  memory.recall({
    name: `found ${page.route}`,
    inputs: inputsOf(page, site),
    make: () => findablesOf(page, site).map(withTerms),
  })
