import type { CollectionName } from '../../src/content/collection-names.ts'
import { isAhead, isOver, type Period } from '../../src/content/periods.ts'
import { PHONE } from '../../src/content/phone.ts'
import { ATOM_FEED, JSON_FEED } from '../addresses/own-files.ts'
import { type Problem, problemAt, type Severity, type Wording } from '../problem/problem.ts'
import { suggest } from '../schema/suggest.ts'
import type { Range, SourceFile } from '../text/source-file.ts'
import { type CheckedEntry, type Content, isFieldValid } from '../validate/validate.ts'
import { addressWording } from './addresses/messages.ts'
import { correctLink, correctRoute, isDeadWhatsApp, routeOfFile } from './correct-link.ts'
import { resolveWording } from './messages.ts'
import { ownTarget, previewTarget } from './own-address.ts'

/** A link somewhere in the content, looked up once all pages are known. */
export interface LinkUse {
  target: string
  source: SourceFile
  /** Looked for only where the link leads nowhere: texts may hold thousands of good ones. */
  range: () => Range
  /** The page the link stands on, where it belongs to one page only; empty where that has no route. */
  route: string | undefined
  /** When the link itself is to be seen. */
  period: Period
}

/** What a link can lead to on a page. */
export interface LinkTarget {
  fragments: Set<string>
  /** True where the page can't be judged because it has problems of its own. */
  incomplete: boolean
  /** True where the page has a form that takes `?inquiry=`. */
  takesInquiry: boolean
  /** When the page is there. */
  period: Period
}

export interface LinkTargets {
  pages: Map<string, LinkTarget>
  /** Routes by the names of the files and entries that pages are made of. */
  fileRoutes: ReadonlyMap<string, string>
  /** Of the further pages of a list the route of its first, by their own routes. */
  firstRoutes: ReadonlyMap<string | undefined, string | undefined>
  /** Whether a page with this route may be among those that could not be read. */
  mayExist: (route: string) => boolean
  /** Values that `?inquiry=` may have; missing where the topics can't be told. */
  inquiries: string[] | undefined
  /** The value for each topic that has one, by what else it is called, in small letters. */
  inquiryOf?: ReadonlyMap<string, string>
  today: string
  /** The address of the website itself. */
  site?: string | undefined
  /** The company's, two letters: a number without a code is called there. */
  country?: string | undefined
  /** Where an address has moved to, if it has. */
  movedTo: (route: string) => string | undefined
}

/** Also while there is nothing to tell of: a day may come and go by itself. */
const FEED_ADDRESSES = [ATOM_FEED, JSON_FEED].map((file) => `/${file}`)

const EXTERNAL =
  /^(https?:\/\/[\p{L}\p{N}.-]+(?::\d+)?(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:[1-9]\d{1,5})$/iu

/** Besides short numbers such as 112, only those that can be dialled from anywhere. */
const isPhoneLink = (target: string): boolean =>
  /^tel:\S+$/i.test(target) && PHONE.test(target.slice('tel:'.length))

const splitLink = (target: string) => {
  const [beforeHash = '', fragment] = target.split('#')
  const [path = '', query = ''] = beforeHash.split('?')
  return { path, query, fragment }
}

/** Values that `?inquiry=` may have, as far as each topic says its own. */
export const inquiriesOf = ({ entries, lost, model }: Content): string[] | undefined => {
  const fieldsOf = (name: CollectionName) => model.collections[name].inquiries ?? []
  const isLost = ([name, ids]: [CollectionName, Set<string> | 'any']) =>
    fieldsOf(name).length > 0 && (ids === 'any' || ids.size > 0)
  const isClear = (entry: CheckedEntry) =>
    fieldsOf(entry.collection).every((field) => isFieldValid(entry, field))
  if ([...lost].some(isLost) || !entries.every(isClear)) return undefined
  return entries.flatMap(({ collection, value }) =>
    fieldsOf(collection).flatMap((field) => (value[field] ?? []) as string | string[]),
  )
}

/** For each topic the value that links give, by its id and its name in small letters. */
export const inquiriesByName = ({ entries, model }: Content): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ collection, id, value }): [string, string][] => {
      const [field = ''] = model.collections[collection].inquiries ?? []
      const word = value[field]
      if (typeof word !== 'string') return []
      return [id, value.label].flatMap((name) =>
        typeof name === 'string' ? [[name.toLowerCase(), word]] : [],
      )
    }),
  )

/** The link with the word behind `?`, `&`, `=` or `#` that was meant. */
const behindSign = (target: string, word: string, meant: string): string => {
  const start = target.search(/[?#]/)
  return target.slice(0, start) + target.slice(start).replace(word, meant)
}

const judgeInquiry = (
  target: string,
  query: string,
  { inquiries, inquiryOf }: LinkTargets,
): Wording | undefined => {
  const parameters = new URLSearchParams(query)
  const misspelt = [...parameters.keys()].find(
    (name) => name !== 'inquiry' && suggest(name, ['inquiry']) !== undefined,
  )
  if (misspelt !== undefined) {
    return resolveWording.unknownParameter(misspelt, behindSign(target, misspelt, 'inquiry'))
  }
  const inquiry = parameters.get('inquiry')
  if (inquiry === null || !inquiries || inquiries.includes(inquiry)) return undefined
  const meant = inquiryOf?.get(inquiry.toLowerCase()) ?? suggest(inquiry, inquiries)
  return resolveWording.unknownInquiry(
    inquiry,
    meant && behindSign(target, inquiry, meant),
    inquiries,
  )
}

/** The page for what does not exist is not a place to go. */
const isAddress = (route: string) => !route.endsWith('*')

/** A link that is to be seen before the page is there, or longer than it is. */
const judgePeriod = (route: string, use: LinkUse, page: Period, today: string) => {
  const { from = '', until = LAST_DAY } = use.period
  if (isOver(use.period, today)) return undefined
  if (page.from && isAhead(page, today) && from < page.from) {
    return resolveWording.linkTooEarly(route, page.from)
  }
  if (!page.until || until <= page.until) return undefined
  return isOver(page, today)
    ? resolveWording.linkToGone(route, page.until)
    : resolveWording.linkTooLate(route, page.until)
}

const LAST_DAY = '9999-12-31'

/** The route that a path was meant to be, with what stands behind the path where it is right there. */
const meantRoute = (path: string, target: string, targets: LinkTargets): string | undefined => {
  const { pages, fileRoutes } = targets
  const known = [...pages.keys()].filter(isAddress)
  const meant = correctRoute(path, known) ?? routeOfFile(path, fileRoutes) ?? suggest(path, known)
  if (meant === undefined) return undefined
  const { query, fragment } = splitLink(target)
  const page = pages.get(meant)
  const isRight = (page?.incomplete || !fragment || page?.fragments.has(fragment)) ?? true
  const isTaken = !page?.takesInquiry || !judgeInquiry(target, query, targets)
  return isRight && isTaken ? target.replace(path, meant) : meant
}

/** A place on the page of the entry in whose file a link stands, as a link from anywhere. */
const ownPlace = ({ source, target }: LinkUse, targets: LinkTargets): string | undefined => {
  const route = routeOfFile(source.name, targets.fileRoutes)
  const isThere = targets.pages.get(route ?? '')?.fragments.has(splitLink(target).fragment ?? '')
  return isThere ? route + target : undefined
}

const judgeRoute = (target: string, use: LinkUse, targets: LinkTargets): Wording | undefined => {
  const { path, query, fragment } = splitLink(target)
  const route = path === '' ? use.route : path
  // On every page a place of its own, and on which one it is can't be said.
  if (route === undefined) return resolveWording.notALink(target, ownPlace(use, targets))
  if (route === '') return undefined
  const first = targets.firstRoutes.get(route)
  if (first !== undefined) return resolveWording.linkIntoList(route, first)
  if (FEED_ADDRESSES.includes(route)) return undefined
  const page = isAddress(route) ? targets.pages.get(route) : undefined
  const moved = targets.movedTo(route)
  if (moved && (!page || isOver(page.period, targets.today))) {
    return addressWording.movedLink(route, moved)
  }
  if (!page) {
    // That there is no home page is told once, and not for each link that leads there.
    if (route === '/' || targets.mayExist(route)) return undefined
    return resolveWording.deadLink(route, meantRoute(route, target, targets))
  }
  const untimely = judgePeriod(route, use, page.period, targets.today)
  if (untimely) return untimely
  if (fragment && !page.incomplete && !page.fragments.has(fragment)) {
    const meant = suggest(fragment, page.fragments)
    return resolveWording.deadFragment(
      fragment,
      route,
      meant && behindSign(target, fragment, meant),
    )
  }
  return page.takesInquiry ? judgeInquiry(target, query, targets) : undefined
}

const judge = (use: LinkUse, targets: LinkTargets): Wording | undefined => {
  const { target } = use
  if (/^[/#]/.test(target) && !target.startsWith('//')) return judgeRoute(target, use, targets)
  const own = ownTarget(target, targets.site)
  const astray = own && judgeRoute(own, use, targets)
  if (astray) return astray
  const preview = previewTarget(target)
  if (preview) return judgeRoute(preview, use, targets) ?? resolveWording.notALink(target, preview)
  if (EXTERNAL.test(target) && !isDeadWhatsApp(target)) {
    return /^http:/i.test(target)
      ? resolveWording.insecureLink(target.replace(/^http:/i, 'https:'))
      : undefined
  }
  if (isPhoneLink(target)) return undefined
  const { path } = splitLink(target)
  const routes = [...targets.pages.keys()].filter(isAddress)
  const known = correctRoute(path, routes) ?? routeOfFile(path, targets.fileRoutes)
  return resolveWording.notALink(
    target,
    known ? target.replace(path, known) : correctLink(target, targets.country),
  )
}

/** Pages that come and go by themselves must not turn a build red overnight, nor may somebody else's server. */
const WARNINGS = ['link-too-late', 'insecure-link', 'link-into-list']

const severityOf = ({ code }: Wording): Severity => (WARNINGS.includes(code) ? 'warning' : 'error')

/** A problem for each link that leads nowhere or is none. */
export const checkLinks = (uses: LinkUse[], targets: LinkTargets): Problem[] =>
  uses.flatMap((use) => {
    const words = judge(use, targets)
    return words ? [problemAt(use.source, use.range(), words, severityOf(words))] : []
  })
