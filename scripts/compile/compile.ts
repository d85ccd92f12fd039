import { forRelease } from '../check/for-release.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import { heldShelf, type Shelf } from '../memory/shelf.ts'
import type { Problem } from '../problem/problem.ts'
import { causeOf } from '../problem/while-reading.ts'
import { type Progress, silent } from '../progress/progress.ts'
import { ContentChanged } from '../read/content-changed.ts'
import { type MediaByName, measureMedia } from '../read/media.ts'
import { read } from '../read/read.ts'
import type { SiteAddress } from '../resolve/lost-addresses.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import type { Site } from '../site/site.ts'
import { type Looked, lookAt } from './look-into.ts'
import { recallSite } from './recall-site.ts'

export interface Compiled extends Pick<Looked, 'source'> {
  /** Everything that is wrong, in reading order, each once. */
  problems: Problem[]
  /** Missing where there is an error. */
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
}

/** Reads, checks and resolves the content of a site; again, where somebody saves while it is read. */
export const compile = async (
  site: CompileSite,
  options: CompileOptions = {},
): Promise<Compiled> => {
  try {
    return await compileNow(site, options)
  } catch (error) {
    if (causeOf(error) instanceof ContentChanged) return compile(site, options)
    throw error
  }
}

/** Does something the first time that it is called. */
const once = <Value>(work: () => Value): (() => Value) => {
  let done: { value: Value } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}

const compileNow = async (
  { content: directory, model, checks, today: dayOf }: CompileSite,
  {
    release = false,
    former = [],
    memory = forgetful(),
    shelf = heldShelf(),
    progress = silent,
  }: CompileOptions,
): Promise<Compiled> => {
  const today = dayOf()
  const source = await read(directory, model, memory)
  const media = await measureMedia(source.media, memory)
  const looking = { model, checks: checks.each, memory, progress }
  const looked = once(() => lookAt(source, looking))
  const judging = { checks, media, today, release, former, memory, shelf, progress }
  const { problems, site: siteOf, state } = recallSite({ source, looking, judging, looked })
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
