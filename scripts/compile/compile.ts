import { forRelease } from '../check/for-release.ts'
import { againWhile } from '../machine/concurrency/again-while.ts'
import { once } from '../machine/concurrency/once.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import { heldShelf, type Shelf } from '../memory/shelf.ts'
import type { Problem } from '../problem/problem.ts'
import { causeOf } from '../problem/while-reading.ts'
import { type Progress, silent } from '../progress/progress.ts'
import { ContentChanged } from '../read/content-changed.ts'
import { type Drafts, withDrafts } from '../read/drafts.ts'
import { type MediaByName, measureMedia } from '../read/media/media.ts'
import { read } from '../read/read.ts'
import type { SiteAddress } from '../resolve/addresses/lost-addresses.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import type { Site } from '../site/site.ts'
import { alone, type Team } from '../threads/team.ts'
import { learnArticles } from './learn-articles.ts'
import { type Looked, lookAt } from './look-into.ts'
import { recallSite } from './recall-site.ts'
import { restless } from './words.ts'

export interface Compiled extends Pick<Looked, 'source'> {
  /** Everything that is wrong, in reading order, each once. */
  problems: Problem[]
  /** Missing where there is an error; what is one for a release alone, is none for this. */
  readonly site: ResolvedSite | undefined
  media: MediaByName
  readonly content: Looked['content']
  /** Changes with all of it but the long texts of articles. */
  state: string
}

/** What of a site its content is compiled with. */
export type CompileSite = Pick<Site, 'content' | 'model' | 'checks' | 'today'>

export interface CompileOptions {
  /** Whether everything has to be in order that German law asks of a published site. */
  release?: boolean
  /** Addresses of the last build of this folder; what is missing now is told. */
  former?: readonly SiteAddress[]
  /** What earlier runs found out. */
  memory?: Memory
  /** Where the parts of pages are put. */
  shelf?: Shelf
  progress?: Progress
  /** Who helps where there is much to do. */
  team?: Team
  /** Texts that stand for those of files, to see what would come of them. */
  drafts?: Drafts
}

/** Reads, checks and resolves the content of a site; again, where somebody saves while it is read. */
export const compile = (site: CompileSite, options: CompileOptions = {}): Promise<Compiled> =>
  againWhile(
    (error) => causeOf(error) instanceof ContentChanged,
    () => compileNow(site, options),
    restless,
  )

const compileNow = async (
  { content: directory, model, checks, today: dayOf }: CompileSite,
  {
    release = false,
    former = [],
    memory = forgetful(),
    shelf = heldShelf(),
    progress = silent,
    team = alone,
    drafts = new Map(),
  }: CompileOptions,
): Promise<Compiled> => {
  const today = dayOf()
  const source = withDrafts(await read(directory, model, memory), drafts)
  const media = await measureMedia(source.media, memory)
  const looking = { model, checks: checks.each, memory, progress }
  const looked = once(() => lookAt(source, looking))
  const judging = { checks, media, today, release, former, memory, shelf, progress }
  const compilation = { source, looking, judging }
  // A draft is nowhere to be read.
  const learn = async () => (drafts.size === 0 ? learnArticles(compilation, team) : undefined)
  const { problems, site: siteOf, state } = await recallSite({ ...compilation, looked, learn })
  const site = once(siteOf)
  return {
    problems: release ? problems.map(forRelease) : problems,
    state,
    media,
    source,
    get site() {
      return site()
    },
    get content() {
      return looked().content
    },
  }
}
