import { findings } from '../check/checks.ts'
import { forRelease } from '../check/for-release.ts'
import { checkFormat } from '../check/format.ts'
import { unusedEntries } from '../check/unused-entries.ts'
import { unusedMedia } from '../check/unused-media.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import { heldShelf, type Shelf } from '../memory/shelf.ts'
import { commonWording } from '../problem/common-messages.ts'
import { hasErrors, type Problem, problemAt, told, withCauses } from '../problem/problem.ts'
import { causeOf } from '../problem/while-reading.ts'
import { type Progress, silent } from '../progress/progress.ts'
import { ContentChanged } from '../read/content-changed.ts'
import type { Drafts } from '../read/drafts.ts'
import { checkSizes, type MediaByName, measureMedia } from '../read/media.ts'
import type { SiteAddress } from '../resolve/lost-addresses.ts'
import { type ResolvedSite, resolve } from '../resolve/resolve.ts'
import type { Site } from '../site/site.ts'
import type { Content } from '../validate/validate.ts'
import { type Looked, lookInto } from './look-into.ts'

export interface Compiled extends Pick<Looked, 'source' | 'content'> {
  /** Everything that is wrong, in reading order, each once. */
  problems: Problem[]
  /** Missing where there is an error. */
  site: ResolvedSite | undefined
  media: MediaByName
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
  /** Texts that stand for those of files, to see what would come of them. */
  drafts?: Drafts
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

const compileNow = async (
  site: CompileSite,
  {
    release = false,
    former = [],
    memory = forgetful(),
    shelf = heldShelf(),
    progress = silent,
    drafts = new Map(),
  }: CompileOptions,
): Promise<Compiled> => {
  const today = site.today()
  const { source, parsed, lost, content } = await lookInto(
    site.content,
    site.model,
    memory,
    site.checks.each,
    progress,
    drafts,
  )
  const foreign = checkFormat(content.site)
  if (foreign.length > 0) {
    return { problems: foreign, site: undefined, media: new Map(), source, content }
  }
  const media = await measureMedia(source.media, memory)
  const { problems, site: resolved } = resolve({
    content,
    media,
    folder: source.folder,
    lostPages: lost.filter(({ name }) => name.startsWith('pages/')),
    today,
    former,
    memory,
    shelf,
    progress,
  })
  const placeholders = parsed.files.flatMap(({ source: file, placeholders: ranges }) =>
    ranges.map((range) => problemAt(file, range, commonWording.placeholder(), 'warning')),
  )
  const all = [
    ...source.problems,
    ...checkSizes(media.values()),
    ...parsed.problems,
    ...withCauses(
      [
        ...content.problems,
        ...problems,
        ...findings(site.checks.always, content, today),
        ...placeholders,
      ],
      parsed.problems,
    ),
  ]
  // With errors, what would use a file may just not be readable.
  const whole = hasErrors(all) ? undefined : resolved
  const unused = whole ? findUnused(whole, content, media) : []
  const unfit = whole && release ? findings(site.checks.release, content, today) : []
  const found = told([...all, ...unused, ...unfit])
  return { problems: release ? found.map(forRelease) : found, site: whole, media, source, content }
}

const findUnused = (site: ResolvedSite, content: Content, media: MediaByName): Problem[] => [
  ...unusedMedia(media.values(), new Set([...site.usedMedia, ...site.heldMedia])),
  ...unusedEntries(content.entries, site.usedEntries),
]
