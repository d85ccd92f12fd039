import { entryAnchor } from '../../../src/components/entry-anchor.ts'
import { localeOf } from '../../../src/components/format-date.ts'
import type { ListPages } from '../../../src/content/list-pages.ts'
import { fillIn } from '../../../src/content/text/fill-in.ts'
import type { ListWords } from '../../../src/content/ui/list-words.ts'
import type { List } from './lists.ts'

/** So many entries stand together before a list is cut. */
const MOST_TOGETHER = 19

/** Entries on a page of a list that is cut. */
export const ON_A_PAGE = 15

/** How many pages a list of so many entries has. */
export const pagesFor = (count: number): number =>
  count > MOST_TOGETHER ? Math.ceil(count / ON_A_PAGE) : 1

/** Entries on one of its pages. */
export const entriesOn = <Entry>(entries: readonly Entry[], page: number): Entry[] =>
  entries.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)

/** What the pages of a list are called by. */
export interface ListNames {
  words: ListWords
  language: string
}

/** Address of a page of a list: `/blog`, `/blog/seite-2`. */
export const listRoute = (route: string, page: number, { words }: ListNames): string =>
  page === 1 ? route : `${route.replace(/\/$/, '')}/${words.address}-${page}`

/** Where a year begins: the page, and the entry on it. */
interface Begin {
  page: number
  id: string
}

/** Where each year begins, the newest first; nothing where there is one year only. */
const yearsOf = ({ shown, day }: List): [string, Begin][] => {
  if (day === undefined) return []
  const first = new Map<string, Begin>()
  for (const [index, { id, value }] of shown.entries()) {
    const year = String(value[day]).slice(0, 4)
    if (!first.has(year)) first.set(year, { page: Math.floor(index / ON_A_PAGE) + 1, id })
  }
  return first.size > 1 ? [...first] : []
}

/** Tells of each page of a list where it stands. */
export const describePages = (list: List, route: string, names: ListNames) => {
  const { words, language } = names
  const { format } = new Intl.NumberFormat(localeOf(language))
  const count = list.shown.length
  const pages = pagesFor(count)
  const years = yearsOf(list)
  const linkTo = (page: number, label: string) =>
    page < 1 || page > pages ? undefined : { label, href: listRoute(route, page, names) }
  return (page: number): ListPages => ({
    label: words.navigation,
    count: fillIn(words.count, {
      count: format(count),
      page: format(page),
      pages: format(pages),
    }),
    previous: linkTo(page - 1, words.previous),
    next: linkTo(page + 1, words.next),
    years:
      years.length === 0
        ? undefined
        : {
            label: words.years,
            links: years.map(([label, begin]) => ({
              label,
              href: `${listRoute(route, begin.page, names)}#${entryAnchor(begin.id)}`,
              current: begin.page === page,
            })),
          },
  })
}
