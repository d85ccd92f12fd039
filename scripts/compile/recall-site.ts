import { once } from '../machine/concurrency/once.ts'
import { commonWording } from '../problem/common-messages.ts'
import type { Problem } from '../problem/problem.ts'
import type { StoredText } from '../read/text-file.ts'
import { articlesOf } from '../resolve/articles/articles.ts'
import type { Apart } from '../resolve/articles/resolve-apart.ts'
import type { PageParts } from '../resolve/page/page-types.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import { type Judged, judgeSite } from './judge.ts'
import {
  hasFaceOf,
  hasTextOf,
  holdsFor,
  type KeptJudgement,
  keepJudgement,
  textsIn,
  textsThen,
} from './kept-judgement.ts'
import { type KeptSite, keepSite, reviveSite } from './kept-site.ts'
import { type Compilation, lookApart } from './look-apart.ts'
import { type Looked, lookAt } from './look-into.ts'
import { surroundingsOf } from './surroundings.ts'

/** What is remembered of the pages of a site. */
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

/** Content of which a site is to come, and what is found out of it only where somebody has to know. */
interface SiteCompilation extends Compilation {
  /** All files looked at, once somebody wants to see them. */
  looked: () => Looked
  /** Has all that is not known yet of articles found out, before they are looked at together. */
  learn: () => Promise<void>
}

/** So many articles are looked at by themselves; beyond, all are looked at together. */
const MOST_APART = 100

const articlesIn = ({ source, looking }: Compilation): StoredText[] =>
  source.files.filter(articlesOf(looking.model))

/** Where the marks are that stand for what is missing, the face says; anything else may come from the long text. */
const isMark = ({ code }: Problem): boolean => code === commonWording.placeholder().code

/** Whether more of the long text of an article has been seen than its own page. */
const isSeenElsewhere = ({ problems, shownElsewhere }: KeptJudgement) => {
  const told = problems.filter((problem) => !isMark(problem)).map(({ file }) => file)
  return ({ path }: StoredText): boolean => shownElsewhere.includes(path) || told.includes(path)
}

/**
 * The pages of the articles that have changed since a site was judged, made anew; nothing where the change may be
 * seen elsewhere as well.
 */
const pagesOfChanged = (
  kept: KeptJudgement,
  compilation: Compilation,
): Apart['pages'] | undefined => {
  const changed = articlesIn(compilation).filter((article) => !hasTextOf(kept, article))
  if (changed.length === 0) return []
  if (changed.length > MOST_APART || changed.some(isSeenElsewhere(kept))) return undefined
  const apart = lookApart(compilation, changed)
  const looksTheSame = changed.every(
    (article) => apart && hasFaceOf(kept, article, apart.faceOf(article.path)),
  )
  return looksTheSame ? apart?.pages : undefined
}

/** What is remembered of a site, with the pages that have changed since; nothing where it no longer holds. */
const findJudgement = (name: string, inputs: string, compilation: Compilation) => {
  const { memory, former } = compilation.judging
  const isUsable = (kept: KeptJudgement) => holdsFor(kept, former)
  const found = memory.find<KeptJudgement>({ name, inputs, isUsable })
  const pages = found && pagesOfChanged(found.kept, compilation)
  return pages && { ...found, pages }
}

/**
 * Makes pages once more whose parts are lost. Of a site that has been judged before it holds nothing: all that its
 * files came to would stay in memory for as long as its pages do.
 */
const makingAgain = ({ source, looking, judging }: Compilation) => {
  const judged = once(() => judgeSite(lookAt(source, looking), judging))
  return (route: string): PageParts | undefined =>
    judged().site?.pages.find((page) => page.route === route)
}

/** Remembers the pages of a site that has been judged good. */
const recallPages = (
  name: string,
  kept: KeptJudgement,
  compilation: Compilation,
  judge: () => Judged,
): KeptSite => {
  const today = () => textsIn(articlesIn(compilation))
  const { site } = compilation.judging.memory.recall<KeptPages>({
    name,
    inputs: kept.state,
    // With the texts that the site had when it was judged, to which changes are added; or with those of today.
    isUsable: ({ texts }) => texts === textsThen(kept) || texts === today(),
    make: () => ({ site: keepSite(judge().site as ResolvedSite), texts: today() }),
  })
  return site
}

/**
 * Judges a site, or knows what came out before. That holds although articles have changed, as long as
 * nothing has that is seen of them elsewhere than on their own pages: these alone are made anew.
 */
export const recallSite = async (compilation: SiteCompilation): Promise<RecalledSite> => {
  const { judging, looked, learn } = compilation
  const { memory, shelf, release } = judging
  const name = release ? 'release' : 'site'
  const inputs = surroundingsOf(compilation)
  const found = findJudgement(name, inputs, compilation)
  const judge = once(() => judgeSite(looked(), judging))
  const judgeNow = () =>
    memory.recallSlow<KeptJudgement>({
      name,
      inputs,
      // It has just been looked for.
      isUsable: () => false,
      make: async () => {
        await learn()
        memory.askForAll()
        return keepJudgement(judge(), looked(), compilation, inputs)
      },
    })
  const kept = found?.kept ?? (await judgeNow())
  const pages = () => recallPages(release ? 'release-pages' : 'pages', kept, compilation, judge)
  // Who has it judged now, wants its pages soon, or in a later run.
  if (!found && kept.isGood) pages()
  const again = makingAgain(compilation)
  const site = () =>
    kept.isGood ? reviveSite(pages(), found?.pages ?? [], shelf, again) : undefined
  return { problems: kept.problems, site, state: kept.state }
}
