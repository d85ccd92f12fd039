import { isAhead, isOver, type Period } from '../../../src/content/dates/periods.ts'
import { ATOM_FEED, JSON_FEED } from '../../addresses/own-files.ts'
import type { Wording } from '../../problem/problem.ts'
import { suggest } from '../../schema/suggest.ts'
import { addressWording } from '../address-messages.ts'
import { correctRoute, routeOfFile } from './correct-link.ts'
import { judgeQuery } from './judge-query.ts'
import { isAddress, type LinkTargets, type LinkUse } from './link-targets.ts'
import { linkWording } from './messages.ts'
import { behindSign, splitLink } from './split-link.ts'
import { takenOn } from './taken-on.ts'

/** Also while there is nothing to tell of, as long as something may come: a day comes and goes by itself. */
const FEED_ADDRESSES = [ATOM_FEED, JSON_FEED].map((file) => `/${file}`)

/** By what programs of former sites tell pages apart, all of them at the address of the home page. */
const FORMER_PAGE = /^\/\?(?:\S*&)?(p|id|cat|page_id|attachment_id)=\d+(?=$|&)/

/** The last part of an address, without the ending that pages had elsewhere. */
const NAME_OF_PAGE = /([^/]+?)(?:\.(?:html?|php))?\/?$/

const LAST_DAY = '9999-12-31'

/** A link that is to be seen before the page is there, or longer than it is. */
const judgePeriod = (route: string, use: LinkUse, page: Period, today: string) => {
  const { from = '', until = LAST_DAY } = use.period
  if (isOver(use.period, today)) return undefined
  if (page.from && isAhead(page, today) && from < page.from) {
    return linkWording.linkTooEarly(route, page.from)
  }
  if (!page.until || until <= page.until) return undefined
  return isOver(page, today)
    ? linkWording.linkToGone(route, page.until)
    : linkWording.linkTooLate(route, page.until)
}

/** The route that a path was meant to be, with what stands behind the path where it is right there. */
const meantRoute = (path: string, target: string, targets: LinkTargets): string | undefined => {
  const { pages, fileRoutes } = targets
  const known = [...pages.keys()].filter(isAddress)
  const [alone = ''] = path.split(/\s/, 1)
  const meant =
    correctRoute(path, known) ??
    routeOfFile(path, fileRoutes) ??
    suggest(path, known) ??
    known.find((each) => each === alone)
  if (meant === undefined) return placeCalled(path, targets)
  const { fragment } = splitLink(target)
  const page = pages.get(meant)
  const isRight = (page?.incomplete || !fragment || page?.fragments.has(fragment)) ?? true
  const isTaken = !page || !judgeQuery(target, page, targets)
  return isRight && isTaken ? target.replace(path, meant) : meant
}

/** The place that is called like a page that there is not, where one page alone has it: `/contact#datenschutz`. */
const placeCalled = (path: string, { pages }: LinkTargets): string | undefined => {
  const name = NAME_OF_PAGE.exec(path)?.[1] ?? ''
  const places = [...pages]
    .filter(([route]) => isAddress(route))
    .flatMap(([route, { fragments }]) => [...fragments].map((fragment) => ({ route, fragment })))
  const meant = suggest(
    name,
    places.map(({ fragment }) => fragment),
  )
  const [place, ...others] = places.filter(({ fragment }) => fragment === meant)
  return place && others.length === 0 ? `${place.route}#${place.fragment}` : undefined
}

/** A place on the page of the entry in whose file a link stands, as a link from anywhere. */
const ownPlace = ({ source, target }: LinkUse, targets: LinkTargets): string | undefined => {
  const route = routeOfFile(source.name, targets.fileRoutes)
  const isThere = targets.pages.get(route ?? '')?.fragments.has(splitLink(target).fragment ?? '')
  return isThere ? route + target : undefined
}

/** What is said of a link to a page of this website, where it leads nowhere or at the wrong time. */
export const judgeRoute = (
  target: string,
  use: LinkUse,
  targets: LinkTargets,
): Wording | undefined => {
  const { path, query, fragment } = splitLink(target)
  const route = path === '' ? use.route : path
  // On every page a place of its own, and on which one it is can't be said.
  if (route === undefined) return linkWording.notALink(target, ownPlace(use, targets))
  if (route === '') return undefined
  const first = targets.firstRoutes.get(route)
  if (first !== undefined) return linkWording.linkIntoList(route, first)
  if (targets.mayHaveFeed && FEED_ADDRESSES.includes(route)) return undefined
  const page = isAddress(route) ? targets.pages.get(route) : undefined
  const asked = `${route}?${query}`
  const elsewhere = query === '' ? undefined : targets.movedTo(asked)
  if (elsewhere)
    return addressWording.movedLink(asked, takenOn({ fragment }, elsewhere, targets.pages))
  const moved = targets.movedTo(route)
  if (moved && (!page || isOver(page.period, targets.today))) {
    return addressWording.movedLink(route, takenOn({ query, fragment }, moved, targets.pages))
  }
  if (!page) {
    // That there is no home page is told once, and not for each link that leads there.
    if (route === '/' || targets.mayExist(route)) return undefined
    const isRedirect = use.source.name === 'redirects.yaml'
    return linkWording.deadLink(route, meantRoute(route, target, targets), isRedirect)
  }
  const [, former] = FORMER_PAGE.exec(asked) ?? []
  if (former && page.choices.every(({ name }) => name !== former))
    return linkWording.deadLink(asked, undefined)
  const untimely = judgePeriod(route, use, page.period, targets.today)
  if (untimely) return untimely
  if (fragment && !page.incomplete && !page.fragments.has(fragment)) {
    const meant = suggest(fragment, page.fragments)
    const suggestion = meant && behindSign(target, fragment, meant)
    return linkWording.deadFragment(fragment, route, suggestion, [...page.fragments])
  }
  return judgeQuery(target, page, targets)
}
