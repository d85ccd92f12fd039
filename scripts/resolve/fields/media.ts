import path from 'node:path'
import type { MediaFile } from '../../../src/content/collections/resolved.ts'
import { WEB_ADDRESS } from '../../../src/content/contact/web-address.ts'
import type { SharpFrom } from '../../../src/content/fields.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { DOCUMENT, faultOf, filmTypes, type Media } from '../../read/media/media.ts'
import { isForeignPicture } from '../../read/names/refuse-names.ts'
import { plainPath } from '../../text/plain-path.ts'
import { onlyProblems } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { leaf, type Resolution } from '../look-ups/resolution.ts'
import { faultAt, type Place, rangeAt } from '../place.ts'
import { restOfLine } from './cut-text.ts'
import { meantFile } from './meant-file.ts'
import { mediaWording } from './media-messages.ts'
import { judgeMissing, type MediaKind, UNREADABLE } from './missing-media.ts'

/** The width from which a photograph of these proportions fills its place with sharp pixels. */
const neededWidth = (
  { width, height }: MediaFile,
  { minWidth = 0, minHeight = 0 }: SharpFrom,
): number => Math.max(minWidth, Math.ceil((minHeight * width) / height))

const small = (file: MediaFile | undefined, sharpFrom: SharpFrom): Wording[] => {
  if (file?.widths === undefined) return []
  const needed = neededWidth(file, sharpFrom)
  return file.width < needed ? [mediaWording.smallPicture(file.width, needed)] : []
}

/** How the names of files end: a note behind a name has no such end. */
const ENDING = /\.\w{3,4}$/

/** A name that goes on behind a ` #`, where YAML ends it. */
const cutName = (name: string, names: string[], place: Place): Problem | undefined => {
  const whole = name + restOfLine(place)
  if (whole === name || ENDING.test(name) || !ENDING.test(whole)) return undefined
  const { start } = rangeAt(place)
  const file = meantFile(whole, names)
  const words = mediaWording.cutName(plainPath(file ?? whole), file !== undefined)
  return faultAt(place, words, { start, end: start + whole.length })
}

const kindOf = ({ type }: MediaFile): MediaKind | 'document' => {
  if (type === DOCUMENT) return 'document'
  return Object.values(filmTypes).includes(type) ? 'film' : 'picture'
}

/** What a file can't be shown as. */
const refuse = ({ source, file }: Media, wanted: MediaKind): Wording | undefined => {
  const { name } = source
  if (!file) return UNREADABLE[wanted](name)
  const kind = kindOf(file)
  return kind === wanted ? undefined : mediaWording.wrongKind(name, kind, wanted)
}

/** What is worse about a picture on the page than its file. */
const doubt = ({ source, file, isMoving, isEmptied }: Media, sharpFrom: SharpFrom): Wording[] => [
  ...small(file, sharpFrom),
  ...(isMoving ? [mediaWording.movingPicture(source.name)] : []),
  ...(isEmptied ? [mediaWording.emptiedDrawing(source.name)] : []),
]

/** What is wrong with a file for its place: it is not there, can't be shown, or is too small. */
const judge = (
  name: string,
  place: Place,
  around: ResolveContext,
  kind: MediaKind,
  sharpFrom: SharpFrom = {},
): Problem[] => {
  const media = around.media.get(name)
  if (!media) {
    const names = around.media.names()
    const cut = cutName(name, names, place)
    if (cut) return [cut]
    return judgeMissing(name, names, place, kind).map((words) => faultAt(place, words))
  }
  if (!media.file && (faultOf(media) || isForeignPicture(name))) return []
  const refusal = refuse(media, kind)
  if (refusal) return [faultAt(place, refusal)]
  return doubt(media, sharpFrom).map((words) =>
    problemAt(place.file.source, rangeAt(place), words, 'warning'),
  )
}

const resolveFile = (
  name: string,
  place: Place,
  around: ResolveContext,
  kind: MediaKind,
  sharpFrom: SharpFrom = {},
): Resolution =>
  leaf(around.media.get(name)?.file, {
    problems: judge(name, place, around, kind, sharpFrom),
    uses: [{ kind: 'media', name }],
  })

/** The picture of this name in `media/`; a warning where it is too small for its place, or moves. */
export const resolvePicture = (
  name: string,
  place: Place,
  around: ResolveContext,
  sharpFrom: SharpFrom = {},
): Resolution => resolveFile(name, place, around, 'picture', sharpFrom)

const remoteFilm = (url: string, place: Place): Resolution => {
  const type = filmTypes[path.posix.extname(new URL(url).pathname).toLowerCase()]
  const file: MediaFile = { url, type: type ?? 'video/mp4', width: 0, height: 0, remote: true }
  const words = mediaWording.pageForFilm()
  const problems = type ? [] : [problemAt(place.file.source, rangeAt(place), words, 'warning')]
  return leaf(file, onlyProblems(problems))
}

/** A film of `media/`, or one on another server. */
export const resolveFilm = (text: string, place: Place, around: ResolveContext): Resolution => {
  if (WEB_ADDRESS.test(text) && URL.canParse(text)) return remoteFilm(text, place)
  const secure = text.replace(/^http:/i, 'https:')
  return secure !== text && WEB_ADDRESS.test(secure)
    ? leaf(undefined, onlyProblems([faultAt(place, mediaWording.insecureFilm(secure))]))
    : resolveFile(text, place, around, 'film')
}
