import { isMap } from './is-map.ts'
import type { LostFile } from './lost.ts'
import { checkSizes, type MediaCache, measureMedia } from './media.ts'
import { wording } from './messages.ts'
import { parse } from './parse.ts'
import type { Parsed, ParsedFile } from './parse-file.ts'
import { hasErrors, type Problem, problemAt, told, withCauses } from './problem.ts'
import { type ContentFiles, read } from './read.ts'
import { checkLaw, checkRelease, forRelease } from './release.ts'
import type { SiteAddress } from './resolve/lost-addresses.ts'
import { type ResolvedSite, resolve } from './resolve.ts'
import { checkRules } from './rules.ts'
import { unusedEntries } from './unused-entries.ts'
import { unusedMedia } from './unused-media.ts'
import { type Content, validate } from './validate.ts'

export interface Compiled {
  /** Everything that is wrong, in reading order, each once. */
  problems: Problem[]
  /** Missing where there is an error. */
  site: ResolvedSite | undefined
  /** By name; serves as cache for the next run over the same folder. */
  media: MediaCache
}

export interface CompileOptions {
  /** ISO 8601 calendar date for which the site is made: what is shown then, and what is overdue. */
  today: string
  /** Whether everything has to be in order that German law asks of a published site. */
  release?: boolean
  /** Media of an earlier run. */
  media?: MediaCache
  /** Addresses of the last build of this folder; what is missing now is told. */
  former?: readonly SiteAddress[]
}

/** Reads, checks and resolves a content folder. */
export const compile = async (
  directory: string,
  { today, release = false, media: cache, former = [] }: CompileOptions,
): Promise<Compiled> => {
  const source = await read(directory)
  const parsed = parse(source.files)
  const lost = findLost(source, parsed)
  const content = validate(parsed.files, lost)
  const media = await measureMedia(source.media, cache)
  const { problems, site } = resolve({
    content,
    media,
    folder: source.folder,
    lostPages: lost.filter(({ name }) => name.startsWith('pages/')),
    today,
    former,
  })
  const placeholders = parsed.files.flatMap(({ source: file, placeholders: ranges }) =>
    ranges.map((range) => problemAt(file, range, wording.placeholder(), 'warning')),
  )
  const all = [
    ...source.problems,
    ...checkSizes(media.values()),
    ...parsed.problems,
    ...withCauses(
      [
        ...content.problems,
        ...problems,
        ...checkRules(content, today),
        ...checkLaw(content),
        ...placeholders,
      ],
      parsed.problems,
    ),
  ]
  // With errors, what would use a file may just not be readable.
  const whole = hasErrors(all) ? undefined : site
  const unused = whole ? findUnused(whole, content, media) : []
  const unfit = whole && release ? checkRelease(content) : []
  const found = told([...all, ...unused, ...unfit])
  return { problems: release ? found.map(forRelease) : found, site: whole, media }
}

const findUnused = (site: ResolvedSite, content: Content, media: MediaCache): Problem[] => [
  ...unusedMedia(media.values(), new Set([...site.usedMedia, ...site.heldMedia])),
  ...unusedEntries(content.entries, site.usedEntries),
]

/** A page says where it is only in a group of keys; the entries of other files are judged one by one. */
const hasShape = ({ source, value }: ParsedFile): boolean =>
  !source.name.startsWith('pages/') || isMap(value)

/** Files that are there and could not be read: what refers to them can't be judged. */
const findLost = (source: ContentFiles, parsed: Parsed): LostFile[] => {
  const readable = new Set(parsed.files.filter(hasShape).map(({ source: file }) => file))
  const unparsed = source.files.filter((file) => !readable.has(file))
  return [...unparsed, ...source.unread]
}
