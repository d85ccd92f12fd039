import type { CollectionName } from '../../src/content/collection-names.ts'
import type { FeedFields } from '../../src/content/collections/collections.ts'
import type { PageMeta } from '../../src/page/page-data.ts'
import { collectionNamesOf } from '../schema/site-model.ts'
import type { Content } from '../validate/validate.ts'
import { shownEntries } from './lists/lists.ts'
import type { LookUps } from './look-ups/look-ups.ts'
import type { ResolvedPage } from './page/page-types.ts'
import type { SiteAndUi } from './shell.ts'

/** Entries that a feed tells of. */
const NEWEST = 50

/** An entry as feeds tell of it; addresses are absolute. */
export interface FeedEntry {
  url: string
  title: string
  summary: string
  author: string
  /** ISO 8601 calendar date. */
  date: string
  /** The picture for shared links. */
  image: string
}

/** The newest entries of a site, for programs that ask for them again and again. */
export interface Feed {
  title: string
  /** Address of the site without a slash at its end. */
  url: string
  language: string
  company: string
  entries: FeedEntry[]
}

/** A resolved entry; a site without problems has all that its schema asks for. */
type Values = Readonly<Record<string, string | undefined>>

const newestOf = (
  name: CollectionName,
  content: Content,
  { entry, today }: LookUps,
  keys: readonly string[],
) =>
  shownEntries(content, name, today)
    .slice(0, NEWEST)
    .map(({ id }) => (entry(name, id, keys)?.value ?? {}) as Values)

const entryOf = (values: Values, fields: FeedFields, meta: PageMeta): FeedEntry => ({
  url: meta.canonical,
  title: values.title ?? '',
  summary: values[fields.summary] ?? '',
  author: values[fields.author] ?? '',
  date: values[fields.date] ?? '',
  image: meta.image.url,
})

/** The metadata of the pages at some addresses. */
const metaAt = (
  routes: ReadonlySet<unknown>,
  pages: readonly Pick<ResolvedPage, 'route' | 'meta'>[],
) =>
  new Map(
    pages.flatMap(({ route, meta }): [string | undefined, PageMeta][] =>
      routes.has(route) ? [[route, meta]] : [],
    ),
  )

/**
 * The newest entries of the collection that has feeds; nothing where none is shown.
 *
 * @param pages those of the day
 */
export const makeFeed = (
  content: Content,
  { site, ui }: SiteAndUi,
  lookUps: LookUps,
  pages: readonly Pick<ResolvedPage, 'route' | 'meta'>[],
): Feed | undefined => {
  const { collections } = content.model
  const name = collectionNamesOf(content.model).find((each) => collections[each].feed)
  const fields = name && collections[name].feed
  if (!fields || !site || !ui) return undefined
  const keys = ['title', ...Object.values(fields)]
  const newest = newestOf(name, content, lookUps, keys)
  const metas = metaAt(new Set(newest.map(({ href }) => href)), pages)
  const entries = newest.flatMap((values): FeedEntry[] => {
    const meta = metas.get(values.href)
    return meta ? [entryOf(values, fields, meta)] : []
  })
  const { url, language, company } = site
  return entries.length === 0
    ? undefined
    : { title: ui.feed.title, url, language, company: company.name, entries }
}
