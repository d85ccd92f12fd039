import { own } from '../../src/content/own.ts'
import { digestOf } from '../machine/digest.ts'
import { commonWording } from '../problem/common-messages.ts'
import type { Problem } from '../problem/problem.ts'
import type { ContentFiles } from '../read/read.ts'
import type { StoredText } from '../read/text-file.ts'
import { articlesOf } from '../resolve/articles.ts'
import { entryKey } from '../resolve/entry-key.ts'
import type { SiteAddress } from '../resolve/lost-addresses.ts'
import type { PageParts } from '../resolve/page/page-types.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import type { Apart } from '../resolve/resolve-apart.ts'
import { type Judged, type Judging, judgeSite } from './judge.ts'
import { type KeptSite, keepSite, reviveSite } from './kept-site.ts'
import { faceIn, lookApart } from './look-apart.ts'
import { type Looked, type Looking, lookAt } from './look-into.ts'

/** The face that an article had when its text had this digest; see `facesOf`. */
type Face = [digest: string, face: string]

/** What is remembered of a site. */
interface KeptJudgement {
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

/** What is remembered of its pages. */
interface KeptPages {
  site: KeptSite
  /** Changes with every text of an article. */
  texts: string
}

export interface RecalledSite {
  problems: Problem[]
  site: () => ResolvedSite | undefined
  state: string
}

/** What is asked for, and with what it is found out. */
export interface Wanted {
  source: ContentFiles
  looking: Looking
  judging: Judging
  /** All files looked at, once somebody wants to see them. */
  looked: () => Looked
  /** Has all that is not known yet of articles found out, before they are looked at together. */
  learn: () => Promise<void>
}

/** So many articles are looked at by themselves; beyond, all are looked at together. */
const MOST_APART = 100

/** Only addresses that lead nowhere make a difference. */
const stateOfFormer = (former: readonly SiteAddress[], routes: readonly string[]): string => {
  const known = new Set(routes)
  return former.every(({ route }) => known.has(route)) ? '' : digestOf(former)
}

/** Where the marks are that stand for what is missing, the face says; anything else may come from the long text. */
const isMark = ({ code }: Problem): boolean => code === commonWording.placeholder().code

const named = ({ path, digest }: StoredText) => [path, digest]

const textsIn = (articles: readonly StoredText[]): string => digestOf(articles.map(named))

/** The same of the articles that a site was judged with. */
const textsThen = ({ articles }: KeptJudgement): string =>
  digestOf(Object.entries(articles).map(([path, [digest]]) => [path, digest]))

/** Everything that a site is made of besides the texts of its articles. */
const surroundingsOf = ({ source, looking, judging }: Wanted): string => {
  const isArticle = articlesOf(looking.model)
  const { media, today, release } = judging
  const { folder, files, unread, problems } = source
  return digestOf([
    folder,
    today,
    unread,
    problems,
    [...media.values()].map(({ source: { name, path, fault }, ...rest }) => [
      name,
      path,
      fault,
      rest,
    ]),
    // What has to be in order for a release may stand in any text.
    files.map((file) => (isArticle(file) && !release ? file.path : named(file))),
  ])
}

const keep = (
  { problems, site, resolved }: Judged,
  looked: Looked,
  { judging: { former }, looking: { model } }: Wanted,
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

/**
 * Makes pages once more whose parts are lost. Of a site that has been judged before it holds nothing: all that its
 * files came to would stay in memory for as long as its pages do.
 */
const makingAgain = ({ source, looking, judging }: Omit<Wanted, 'looked' | 'learn'>) => {
  let judged: Judged | undefined
  return (route: string): PageParts | undefined => {
    judged ??= judgeSite(lookAt(source, looking), judging)
    return judged.site?.pages.find((page) => page.route === route)
  }
}

/**
 * Judges a site, or knows what came out before. That holds although articles have changed, as long as
 * nothing has that is seen of them elsewhere than on their own pages: these alone are made anew.
 */
export const recallSite = async (wanted: Wanted): Promise<RecalledSite> => {
  const { source, looking, judging, looked, learn } = wanted
  const { memory, shelf, former, release } = judging
  const articles = source.files.filter(articlesOf(looking.model))
  let judged: Judged | undefined
  let pages: Apart['pages'] = []
  const judge = (): Judged => {
    judged ??= judgeSite(looked(), judging)
    return judged
  }
  const isFace = (kept: KeptJudgement) => {
    const changed = articles.filter(({ path, digest }) => own(kept.articles, path)?.[0] !== digest)
    if (changed.length === 0) return true
    const told = kept.problems.filter((problem) => !isMark(problem)).map(({ file }) => file)
    const isTold = ({ path }: StoredText) =>
      kept.shownElsewhere.includes(path) || told.includes(path)
    if (changed.length > MOST_APART || changed.some(isTold)) return false
    const apart = lookApart(wanted, changed)
    pages = apart?.pages ?? []
    return changed.every(({ path }) => apart?.faceOf(path) === own(kept.articles, path)?.[1])
  }
  const surroundings = surroundingsOf(wanted)
  const kept = await memory.recallSlow<KeptJudgement>({
    name: release ? 'release' : 'site',
    inputs: surroundings,
    isUsable: (each) => each.former === stateOfFormer(former, each.routes) && isFace(each),
    make: async () => {
      await learn()
      memory.askForAll()
      return keep(judge(), looked(), wanted, surroundings)
    },
  })
  const recall = () =>
    memory.recall<KeptPages>({
      name: release ? 'release-pages' : 'pages',
      inputs: kept.state,
      // With the texts that the site had when it was judged, to which changes are added; or with those of today.
      isUsable: ({ texts }) => texts === textsThen(kept) || texts === textsIn(articles),
      make: () => ({ site: keepSite(judge().site as ResolvedSite), texts: textsIn(articles) }),
    })
  // Who has it judged now, wants its pages soon, or in a later run.
  if (judged?.site) recall()
  const again = makingAgain({ source, looking, judging })
  const site = () => (kept.isGood ? reviveSite(recall().site, pages, shelf, again) : undefined)
  return { problems: kept.problems, site, state: kept.state }
}
