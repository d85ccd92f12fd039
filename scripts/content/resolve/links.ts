import { wording } from '../messages.ts'
import { type Problem, problemAt, type Wording } from '../problem.ts'
import type { Range, SourceFile } from '../source-file.ts'
import { suggest } from '../suggest.ts'
import { type Checked, type Content, isFieldValid } from '../validate.ts'

/** A link somewhere in the content, looked up once all pages are known. */
export interface LinkUse {
  target: string
  source: SourceFile
  range: Range
  /** The page the link stands on, where it belongs to one page only; empty where that has no route. */
  route: string | undefined
}

/** What a link can lead to on a page. */
export interface LinkTarget {
  fragments: Set<string>
  /** True where the page can't be judged because it has problems of its own. */
  incomplete: boolean
  /** True where the page has a form that takes `?inquiry=`. */
  takesInquiry: boolean
}

export interface LinkTargets {
  pages: Map<string, LinkTarget>
  /** Whether a page with this route may be among those that could not be read. */
  mayExist: (route: string) => boolean
  /** Values that `?inquiry=` may have; missing where the topics can't be told. */
  inquiries: string[] | undefined
}

const EXTERNAL = /^(https?:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/i

const splitLink = (target: string) => {
  const [beforeHash = '', fragment] = target.split('#')
  const [path = '', query = ''] = beforeHash.split('?')
  return { path, query, fragment }
}

/** Values that `?inquiry=` may have, as far as each topic says its own. */
export const inquiriesOf = ({ entries, lost }: Content): string[] | undefined => {
  const topics = entries.filter(({ collection }) => collection === 'topics')
  const isClear = (topic: Checked) =>
    isFieldValid(topic, 'inquiry') && isFieldValid(topic, 'aliases')
  const lostTopics = lost.get('topics')
  if (lostTopics === 'any' || lostTopics?.size || !topics.every(isClear)) return undefined
  return topics.flatMap(({ value }) => [value.inquiry, value.aliases ?? []].flat() as string[])
}

const judgeInquiry = (query: string, { inquiries }: LinkTargets): Wording | undefined => {
  const inquiry = new URLSearchParams(query).get('inquiry')
  if (inquiry === null || !inquiries || inquiries.includes(inquiry)) return undefined
  return wording.unknownInquiry(inquiry, suggest(inquiry, inquiries), inquiries)
}

/** The page for what does not exist is not a place to go. */
const isAddress = (route: string) => !route.endsWith('*')

const judgeRoute = (target: string, use: LinkUse, targets: LinkTargets): Wording | undefined => {
  const { path, query, fragment } = splitLink(target)
  const route = path === '' ? use.route : path
  // On every page a place of its own, and on which one it is can't be said.
  if (route === undefined) return wording.notALink(target)
  if (route === '') return undefined
  const page = isAddress(route) ? targets.pages.get(route) : undefined
  if (!page) {
    const known = [...targets.pages.keys()].filter(isAddress)
    return targets.mayExist(route) ? undefined : wording.deadLink(route, suggest(route, known))
  }
  if (fragment && !page.incomplete && !page.fragments.has(fragment)) {
    return wording.deadFragment(fragment, route, suggest(fragment, page.fragments))
  }
  return page.takesInquiry ? judgeInquiry(query, targets) : undefined
}

const judge = (use: LinkUse, targets: LinkTargets): Wording | undefined => {
  const { target } = use
  if (/^[/#]/.test(target) && !target.startsWith('//')) return judgeRoute(target, use, targets)
  return EXTERNAL.test(target) ? undefined : wording.notALink(target)
}

/** A problem for each link that leads nowhere or is none. */
export const checkLinks = (uses: LinkUse[], targets: LinkTargets): Problem[] =>
  uses.flatMap((use) => {
    const words = judge(use, targets)
    return words ? [problemAt(use.source, use.range, words)] : []
  })
