import { own } from '../../src/content/own.ts'
import { digestOf } from '../machine/digest.ts'
import type { Problem } from '../problem/problem.ts'
import type { StoredText } from '../read/text-file.ts'
import type { SiteAddress } from '../resolve/addresses/lost-addresses.ts'
import { articlesOf } from '../resolve/articles/articles.ts'
import { entryKey } from '../resolve/entry-key.ts'
import type { Judged } from './judge.ts'
import { type Compilation, faceIn } from './look-apart.ts'
import type { Looked } from './look-into.ts'

/** The face that an article had when its text had this digest; see `facesOf`. */
type Face = [digest: string, face: string]

/** What is remembered of a site. */
export interface KeptJudgement {
  problems: Problem[]
  isGood: boolean
  /** By the paths of their files. */
  articles: Record<string, Face>
  /** Paths of articles whose long texts stand on other pages than their own. */
  shownElsewhere: string[]
  /** Where there is a page or a redirect. */
  routes: string[]
  /** What of the former addresses made a difference. */
  former: string
  /** Changes with everything but the long texts of articles. */
  state: string
}

/** Only addresses that lead nowhere make a difference. */
const stateOfFormer = (former: readonly SiteAddress[], routes: readonly string[]): string => {
  const known = new Set(routes)
  return former.every(({ route }) => known.has(route)) ? '' : digestOf(former)
}

/** Whether a site would have been judged the same with these former addresses. */
export const holdsFor = (
  { former, routes }: KeptJudgement,
  addresses: readonly SiteAddress[],
): boolean => former === stateOfFormer(addresses, routes)

/** Whether an article has the text that it had then. */
export const hasTextOf = ({ articles }: KeptJudgement, { path, digest }: StoredText): boolean =>
  own(articles, path)?.[0] === digest

/** Whether others see of an article what they saw then. */
export const hasFaceOf = (
  { articles }: KeptJudgement,
  { path }: StoredText,
  face: string,
): boolean => own(articles, path)?.[1] === face

/** Changes with every text of an article. */
export const textsIn = (articles: readonly StoredText[]): string =>
  digestOf(articles.map(({ path, digest }) => [path, digest]))

/** The same of the articles that a site was judged with. */
export const textsThen = ({ articles }: KeptJudgement): string =>
  digestOf(Object.entries(articles).map(([path, [digest]]) => [path, digest]))

/**
 * What is to be remembered of a judged site.
 *
 * @param surroundings change with all that it is made of besides the texts of its articles
 */
export const keepJudgement = (
  { problems, site, resolved }: Judged,
  looked: Looked,
  { judging: { former }, looking: { model } }: Compilation,
  surroundings: string,
): KeptJudgement => {
  const articles = looked.source.files.filter(articlesOf(model))
  const faceOf = faceIn(looked, resolved?.faces() ?? new Map())
  const faces = articles.map(({ path, digest }): [string, Face] => [path, [digest, faceOf(path)]])
  const elsewhere = resolved?.shownElsewhere ?? new Set()
  const routes = resolved?.routes ?? []
  return {
    problems,
    isGood: site !== undefined,
    articles: Object.fromEntries(faces),
    shownElsewhere: looked.content.entries.flatMap(({ collection, id, file }) =>
      elsewhere.has(entryKey(collection, id)) ? file.source.path : [],
    ),
    routes,
    former: stateOfFormer(former, routes),
    state: digestOf([surroundings, faces.map(([path, [, face]]) => [path, face])]),
  }
}
