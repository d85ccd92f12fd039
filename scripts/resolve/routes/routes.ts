import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { ListPages } from '../../../src/content/list-pages.ts'
import { type Problem, problemOfFile } from '../../problem/problem.ts'
import { collectionNamesOf } from '../../schema/site-model.ts'
import type { Checked, CheckedEntry, Content } from '../../validate/validate.ts'
import { resolveWording } from '../messages.ts'
import { isClear, routeOf } from './page-route.ts'

/** A page that is to be made; without a route where its file does not say it. */
export interface PlannedPage {
  page: Checked
  /** The page's path, with the entry's id in place of `:id`. */
  route: string | undefined
  entry: CheckedEntry | undefined
  /** Ids of the entries that a list shows which is cut, by the number of its block. */
  cuts?: ReadonlyMap<number, ReadonlySet<string>>
  /** Where it is one of the pages of a long list. */
  part?: ListPart
  /** The route of the list's first page; missing on that page itself. */
  firstRoute?: string | undefined
}

/** One of the pages of a long list. */
export interface ListPart {
  /** Number of the block with the list. */
  block: number
  number: number
  pages: ListPages
  /** `{title} – Seite {page}` */
  title: string
}

const isTemplate = (page: Checked, collection: string) =>
  page.value.each === collection && routeOf(page)?.includes(':id')

/** Whether a page file makes pages of a collection's entries, or may be meant to. */
export const hasPages = ({ pages }: Content, collection: CollectionName): boolean =>
  pages.some((page) => isTemplate(page, collection) || !isClear(page))

/** Tells the address of an entry's own page, if a page file makes pages of its collection. */
export const entryHrefs = (content: Content) => {
  const routes = new Map(
    collectionNamesOf(content.model).map((name) => {
      const template = content.pages.find((page) => isTemplate(page, name))
      return [name, template && routeOf(template)]
    }),
  )
  return (collection: CollectionName, id: string): string | undefined =>
    routes.get(collection)?.replaceAll(':id', id)
}

const planPage = (page: Checked, content: Content): PlannedPage[] => {
  const { each } = page.value
  const route = isClear(page) ? routeOf(page) : undefined
  if (each === undefined)
    return routeOf(page)?.includes(':id') ? [] : [{ page, route, entry: undefined }]
  return content.entries
    .filter(({ collection }) => collection === each)
    .map((entry) => ({ page, route: route?.replaceAll(':id', entry.id), entry }))
}

const checkPresent = (
  planned: PlannedPage[],
  folder: string,
  mayExist: (route: string) => boolean,
): Problem[] => {
  // A page whose address is yet to be put right may be the one.
  const isTold = planned.some(({ route }) => route === undefined)
  const has = (route: string) =>
    isTold || planned.some((plan) => plan.route === route) || mayExist(route)
  return [
    ...(has('/') ? [] : [problemOfFile(`${folder}/pages`, resolveWording.noHome())]),
    ...(has('/*')
      ? []
      : [problemOfFile(`${folder}/pages`, resolveWording.noNotFound(), 'warning')]),
  ]
}

/**
 * Every page of the site with its route. Whether two have one address, `judgeClaims` says.
 *
 * @param mayExist whether a route may be that of a page that could not be read
 */
export const planPages = (
  content: Content,
  folder: string,
  mayExist: (route: string) => boolean,
): { planned: PlannedPage[]; problems: Problem[] } => {
  const planned = content.pages.flatMap((page) => planPage(page, content))
  const missing = content.pages.length > 0 ? checkPresent(planned, folder, mayExist) : []
  return { planned, problems: missing }
}
