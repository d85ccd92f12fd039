import { formatBytes } from '../../../src/components/format-bytes.ts'
import { fileHref } from '../../../src/content/files/file-href.ts'
import type { Problem, Wording } from '../../problem/problem.ts'
import { DOCUMENT, faultOf, type Media } from '../../read/media/media.ts'
import { plainPath } from '../../text/plain-path.ts'
import type { Range } from '../../text/source-file.ts'
import { leadsToFile } from '../links/correct-link.ts'
import { documentNamed } from '../links/document-named.ts'
import type { Found, Use } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { faultAt, type Place, rangeAt } from '../place.ts'
import { meantFile } from './meant-file.ts'
import { mediaWording } from './media-messages.ts'

const isDocument = (name: string): boolean => documentNamed(name) !== undefined

/** What is said of a name under which there is no file. */
const missing = (target: string, names: string[]): Wording | undefined => {
  const documents = names.filter(isDocument)
  const name = documentNamed(target)
  const meant = meantFile(target, documents) ?? (name && meantFile(name, documents))
  const plain = meant && plainPath(meant)
  // A file that may not be called as it is has its own problem; the link says already what it is to be called.
  if (plain === target) return undefined
  if (plain) return mediaWording.missingMedia(target, plain)
  return name ? mediaWording.missingDocument(target, name) : mediaWording.notADocument(target)
}

/** What is said of a file to which no link can lead. */
const refuse = (name: string, media: Media): Wording | undefined => {
  if (!isDocument(name)) return mediaWording.notADocument(name)
  // What is told of the file itself, or of the folder that it is in.
  if (media.file || faultOf(media)) return undefined
  return mediaWording.unreadableDocument(name)
}

/** `/files/preise.pdf#PDF, 1,2 MB` */
const hrefOf = ({ file, bytes = 0 }: Media, language: string): string | undefined =>
  file?.type === DOCUMENT ? fileHref(file.url, `PDF, ${formatBytes(bytes, language)}`) : undefined

/** Where a link leads, as pages say it. */
interface Target extends Found {
  href: string
}

const toFile = (name: string, place: Place, around: ResolveContext, range: () => Range): Target => {
  const { media, language } = around
  const found = media.get(name)
  const words = found ? refuse(name, found) : missing(name, media.names())
  const problems: Problem[] = words ? [faultAt(place, words, range())] : []
  const href = (found && hrefOf(found, language)) ?? name
  return { href, problems, uses: [{ kind: 'media', name }] }
}

/** A link that names a fact that is missing has its problem already. */
const toPage = (
  target: string,
  { file }: Place,
  { route, period }: ResolveContext,
  range: () => Range,
): Use[] =>
  /[{}]/.test(target)
    ? []
    : [{ kind: 'link', link: { target, source: file.source, range, route, period } }]

/**
 * Looks up where a link leads: a file of `media/` at once, by its name; anything else once all pages are known.
 *
 * @param target with its facts filled in
 */
export const resolveTarget = (
  target: string,
  place: Place,
  around: ResolveContext,
  range = () => rangeAt(place),
): Target =>
  leadsToFile(target)
    ? toFile(target, place, around, range)
    : { href: target, problems: [], uses: toPage(target, place, around, range) }
