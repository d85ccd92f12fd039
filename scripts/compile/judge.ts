import { findings } from '../check/checks.ts'
import { emptyLists } from '../check/empty-lists.ts'
import { checkFormat } from '../check/format.ts'
import { unusedEntries } from '../check/unused-entries.ts'
import { unusedMedia } from '../check/unused-media.ts'
import type { Memory } from '../memory/memory.ts'
import type { Shelf } from '../memory/shelf.ts'
import { commonWording } from '../problem/common-messages.ts'
import { withFinalForm } from '../problem/final-form.ts'
import { ofOneCause } from '../problem/of-one-cause.ts'
import {
  hasErrors,
  type Problem,
  problemAt,
  problemOfFile,
  told,
  withCauses,
  withErrors,
} from '../problem/problem.ts'
import type { Progress } from '../progress/progress.ts'
import { checkSizes, type MediaByName } from '../read/media/media.ts'
import type { SiteAddress } from '../resolve/addresses/lost-addresses.ts'
import { resolveWording } from '../resolve/messages.ts'
import { type Resolved, type ResolvedSite, resolve } from '../resolve/resolve.ts'
import type { Site } from '../site/site.ts'
import type { Content } from '../validate/validate.ts'
import type { Looked } from './look-into.ts'

/** What a content is judged with. */
export interface Judging {
  checks: Site['checks']
  media: MediaByName
  /** ISO 8601 calendar date. */
  today: string
  /** Whether everything has to be in order that German law asks of a published site. */
  release: boolean
  former: readonly SiteAddress[]
  memory: Memory
  shelf: Shelf
  progress: Progress
}

/** A site with everything that is wrong with it, in reading order, each once. */
export interface Judged extends Pick<Resolved, 'problems' | 'site'> {
  /** Missing where the content is in another version's format: nothing else is looked at. */
  resolved: Resolved | undefined
}

/** Page files that are there and can't be read. */
export const lostPagesOf = ({ lost }: Looked) =>
  lost.filter(({ name }) => name.startsWith('pages/'))

const placeholdersIn = ({ parsed }: Looked): Problem[] =>
  parsed.files.flatMap(({ source, placeholders }) =>
    placeholders.map((range) => problemAt(source, range, commonWording.placeholder(), 'warning')),
  )

const spanOf = ({ file, line, column, end }: Problem): string =>
  [file, line, column, end.line, end.column].join('\n')

/** They want another value in the place of one, whatever else is wrong with it: an id, or a link to the funding body. */
const WANT_ANOTHER = new Set(['duplicate-id', 'no-official-link'])

/** Without what else is wrong with a value in the place of which another one is wanted. */
const withoutFormer = (problems: readonly Problem[]): Problem[] => {
  const wantsAnother = ({ code }: Problem) => WANT_ANOTHER.has(code)
  const spans = new Set(problems.filter(wantsAnother).map(spanOf))
  return problems.filter((problem) => wantsAnother(problem) || !spans.has(spanOf(problem)))
}

/** Resolves a content, and collects all problems of every stage. */
export const judgeSite = (looked: Looked, judging: Judging): Judged => {
  const { source, parsed, content } = looked
  const { checks, media, today, release } = judging
  const foreign = checkFormat(content.site)
  if (foreign.length > 0) return { problems: foreign, site: undefined, resolved: undefined }
  const resolved = resolve({
    ...judging,
    content,
    folder: source.folder,
    lostPages: lostPagesOf(looked),
  })
  const found = withoutFormer([
    ...content.problems,
    ...resolved.problems,
    ...findings(checks.always, content, today),
    ...placeholdersIn(looked),
  ])
  const later = withErrors(found, found)
  const all = [
    ...source.problems,
    ...checkSizes(media.values()),
    ...withErrors(withFinalForm(parsed.problems, later), later),
    ...withCauses(later, parsed.problems),
  ]
  // With errors, what would use a file may just not be readable.
  const site = hasErrors(all) ? undefined : resolved.site
  const unused = site ? findUnused(site, content, media) : []
  const empty = site ? emptyLists(content, today) : []
  const unfit = site && release ? findings(checks.release, content, today) : []
  const last = [...unused, ...empty, ...unfit].map((each) => ({ ...each, isLast: true as const }))
  const single = told([...all, ...last])
  const problems = ofOneCause(single, (home, places, first) =>
    first.wants?.goes === undefined
      ? ofItsFile(source, home, first)
      : noEntries(source, home, places),
  )
  return { problems: told(problems), site, resolved }
}

/** What is said of a file or folder without an entry, at its own place. */
const noEntries = (
  { folder, files }: Looked['source'],
  home: string,
  places: ReadonlyMap<string, string>,
): Problem => {
  const isThere = files.some(({ name }) => name === home || name.startsWith(`${home}/`))
  return problemOfFile(`${folder}/${home}`, resolveWording.noEntries(home, isThere, places))
}

/** What is said of a file wherever it is wanted, once and at the file itself. */
const ofItsFile = (
  { folder }: Looked['source'],
  home: string,
  { code, message, hint }: Problem,
): Problem => problemOfFile(`${folder}/${home}`, { code, message, hint })

const findUnused = (site: ResolvedSite, content: Content, media: MediaByName): Problem[] => [
  ...unusedMedia(media.values(), new Set([...site.usedMedia, ...site.heldMedia])),
  ...unusedEntries(content.entries, site),
]
