import { listWords } from '../../../src/content/ui/list-words.ts'
import { placeInWords } from '../../problem/phrases.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Checked, CheckedEntry, Content } from '../../validate/validate.ts'
import { isAddress } from '../links/link-targets.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import { resolveWording } from '../messages.ts'
import type { PlannedPage } from '../routes/routes.ts'
import type { SiteAndUi } from '../shell.ts'
import {
  describePages,
  entriesOn,
  type ListNames,
  listRoute,
  ON_A_PAGE,
  pagesFor,
} from './list-pages.ts'
import { type List, listsOf } from './lists.ts'

/** The pages of a site, those of its long lists among them. */
export interface SplitPages {
  planned: PlannedPage[]
  /** Further pages of lists that there may be on some day: their addresses are taken on every day. */
  further: PlannedPage[]
  problems: Problem[]
}

/** What the pages of lists are called by; the defaults where ui.yaml is at fault. */
export const listNames = (
  content: Content,
  { ui }: SiteAndUi,
  { language }: LookUps,
): ListNames => ({
  words: content.ui?.valid && ui ? ui.lists : listWords.parse(undefined),
  language,
})

const isLong = ({ limit, shown }: List) => limit === undefined && pagesFor(shown.length) > 1

const idsOf = (entries: readonly CheckedEntry[]): ReadonlySet<string> =>
  new Set(entries.map(({ id }) => id))

/** What a list shows that has no pages of its own, where that is not everything. */
const cutOf = (list: List): [number, ReadonlySet<string>][] => {
  const most = list.limit ?? (isLong(list) ? ON_A_PAGE : Number.POSITIVE_INFINITY)
  return list.shown.length > most ? [[list.block, idsOf(list.shown.slice(0, most))]] : []
}

/** An address of its own, and not one for each entry of a collection or for what does not exist. */
const hasOwnAddress = ({ page, route }: PlannedPage): boolean =>
  page.value.each === undefined && route !== undefined && isAddress(route)

const furtherOf = (plan: PlannedPage, lists: List[], names: ListNames): PlannedPage[] => {
  const possible = lists.filter(({ limit }) => limit === undefined).map((list) => list.possible)
  const most = pagesFor(Math.max(0, ...possible))
  return Array.from({ length: most - 1 }, (_, index) => ({
    ...plan,
    route: listRoute(plan.route ?? '', index + 2, names),
    firstRoute: plan.route,
  }))
}

/** A page for each part of a long list; what else is on it stands on all of them. */
const partsOf = (plan: PlannedPage, list: List, cuts: Cuts, names: ListNames): PlannedPage[] => {
  const route = plan.route ?? ''
  const describe = describePages(list, route, names)
  return Array.from({ length: pagesFor(list.shown.length) }, (_, index) => {
    const number = index + 1
    return {
      ...plan,
      route: listRoute(route, number, names),
      firstRoute: number === 1 ? undefined : route,
      cuts: new Map([...cuts, [list.block, idsOf(entriesOn(list.shown, number))]]),
      part: { block: list.block, number, pages: describe(number), title: names.words.title },
    }
  })
}

type Cuts = NonNullable<PlannedPage['cuts']>

/** An address counts the pages of one list only. */
const tellSecond = ({ file }: Checked, first: List, others: List[]): Problem[] => {
  const rangeOf = ({ block }: List) => file.locate(['blocks', block]).value
  const place = placeInWords(file.source, rangeOf(first))
  return others.map((list) =>
    problemAt(file.source, rangeOf(list), resolveWording.secondList(place, ON_A_PAGE), 'warning'),
  )
}

const splitPage = (plan: PlannedPage, lists: List[], names: ListNames): SplitPages => {
  const [first, ...others] = hasOwnAddress(plan) ? lists.filter(isLong) : []
  const cuts = new Map(lists.filter((list) => list !== first).flatMap(cutOf))
  return {
    planned: first ? partsOf(plan, first, cuts, names) : [{ ...plan, cuts }],
    further: hasOwnAddress(plan) ? furtherOf(plan, lists, names) : [],
    problems: first ? tellSecond(plan.page, first, others) : [],
  }
}

/**
 * Cuts long lists: where a page has an address of its own, the first of them goes on at `/blog/seite-2`;
 * every other shows its beginning.
 */
export const splitLists = (
  planned: readonly PlannedPage[],
  content: Content,
  names: ListNames,
  today: string,
): SplitPages => {
  const known = new Map<Checked, List[]>()
  const listsIn = (page: Checked): List[] => {
    const lists = known.get(page) ?? listsOf(page, content, today)
    known.set(page, lists)
    return lists
  }
  const split = planned.map((plan) => {
    const lists = listsIn(plan.page)
    return lists.length === 0
      ? { planned: [plan], further: [], problems: [] }
      : splitPage(plan, lists, names)
  })
  return {
    planned: split.flatMap((part) => part.planned),
    further: split.flatMap((part) => part.further),
    problems: split.flatMap((part) => part.problems),
  }
}
