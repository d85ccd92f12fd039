import { findings } from '../check/checks.ts'
import { forRelease } from '../check/for-release.ts'
import { checkFormat } from '../check/format.ts'
import { unusedEntries } from '../check/unused-entries.ts'
import { unusedMedia } from '../check/unused-media.ts'
import { commonWording } from '../problem/common-messages.ts'
import { hasErrors, type Problem, problemAt, told, withCauses } from '../problem/problem.ts'
import { checkSizes, type MediaCache, measureMedia } from '../read/media.ts'
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
  /** By name; serves as cache for the next run over the same folder. */
  media: MediaCache
}

/** What of a site its content is compiled with. */
export type CompileSite = Pick<Site, 'content' | 'model' | 'checks' | 'today'>

export interface CompileOptions {
  /** Whether everything has to be in order that German law asks of a published site. */
  release?: boolean
  /** Media of an earlier run. */
  media?: MediaCache
  /** Addresses of the last build of this folder; what is missing now is told. */
  former?: readonly SiteAddress[]
}

/** Reads, checks and resolves the content of a site. */
export const compile = async (
  site: CompileSite,
  { release = false, media: cache, former = [] }: CompileOptions = {},
): Promise<Compiled> => {
  const today = site.today()
  const { source, parsed, lost, content } = await lookInto(site.content, site.model)
  const foreign = checkFormat(content.site)
  if (foreign.length > 0) {
    return { problems: foreign, site: undefined, media: new Map(cache), source, content }
  }
  const media = await measureMedia(source.media, cache)
  const { problems, site: resolved } = resolve({
    content,
    media,
    folder: source.folder,
    lostPages: lost.filter(({ name }) => name.startsWith('pages/')),
    today,
    former,
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

const findUnused = (site: ResolvedSite, content: Content, media: MediaCache): Problem[] => [
  ...unusedMedia(media.values(), new Set([...site.usedMedia, ...site.heldMedia])),
  ...unusedEntries(content.entries, site.usedEntries),
]
