import path from 'node:path'
import type { MediaFile } from '../../../src/content/resolved.ts'
import { WEB_ADDRESS } from '../../../src/content/web-address.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { plainPath } from '../../read/file-names.ts'
import { faultOf, filmTypes, type Media } from '../../read/media.ts'
import { isForeignPicture } from '../../read/refuse-names.ts'
import { suggest } from '../../schema/suggest.ts'
import { onlyProblems } from '../found.ts'
import type { ResolveContext } from '../look-ups.ts'
import { resolveWording } from '../messages.ts'
import { faultAt, type Place, rangeAt } from '../place.ts'
import { leaf, type Resolution } from '../resolution.ts'
import { restOfLine } from './cut-text.ts'
import { severalNames } from './several-names.ts'

const isSmall = (file: MediaFile | undefined, minWidth = 0): file is MediaFile =>
  file?.widths !== undefined && file.width < minWidth

const withoutEnding = (name: string) => name.toLowerCase().replace(/\.\w+$/, '')

/** A file whose name is like another one. Its ending is no part of that: nearly all pictures share one of three. */
const likeFile = (name: string, files: string[]): string | undefined => {
  const stem = suggest(withoutEnding(name), files.map(withoutEnding))
  return files.find((file) => withoutEnding(file) === stem)
}

/** The file that was meant: with its folder before it, in other letters, with another ending. */
const meantFile = (name: string, files: string[]): string | undefined => {
  const bare = name.replace(/^.*media\//, '').replace(/^\.?\//, '')
  return (
    files.find((file) => file.toLowerCase() === bare.toLowerCase()) ??
    files.find((file) => withoutEnding(file) === withoutEnding(bare)) ??
    files.find((file) => file === plainPath(bare)) ??
    files.find((file) => withoutEnding(withoutEnding(file)) === withoutEnding(bare)) ??
    files.find((file) => file === name.split(/[\\/]/).at(-1)) ??
    likeFile(bare, files)
  )
}

/** How the names of files end: a note behind a name has no such end. */
const ENDING = /\.\w{3,4}$/

/** A name that goes on behind a ` #`, where YAML ends it. */
const cutName = (name: string, names: string[], place: Place): Problem | undefined => {
  const whole = name + restOfLine(place)
  if (whole === name || ENDING.test(name) || !ENDING.test(whole)) return undefined
  const { start } = rangeAt(place)
  const file = meantFile(whole, names)
  const words = resolveWording.cutName(plainPath(file ?? whole), file !== undefined)
  return faultAt(place, words, { start, end: start + whole.length })
}

type Kind = 'picture' | 'film'

const isFilm = ({ type }: MediaFile): boolean => Object.values(filmTypes).includes(type)

/** What a file can't be shown as. */
const refuse = ({ source, file }: Media, kind: Kind): Wording | undefined => {
  const { name } = source
  if (kind === 'film') {
    if (!file) return resolveWording.unreadableFilm(name)
    return isFilm(file) ? undefined : resolveWording.pictureForFilm(name)
  }
  if (!file) return resolveWording.unreadablePicture(name)
  return isFilm(file) ? resolveWording.filmForPicture(name) : undefined
}

/** What is worse about a picture on the page than its file. */
const doubt = ({ source, file, isMoving }: Media, minWidth: number | undefined): Wording[] => [
  ...(isSmall(file, minWidth) ? [resolveWording.smallPicture(file.width, minWidth ?? 0)] : []),
  ...(isMoving ? [resolveWording.movingPicture(source.name)] : []),
]

/** What is wrong with a file for its place: it is not there, can't be shown, or is too small. */
const judge = (
  name: string,
  place: Place,
  around: ResolveContext,
  kind: Kind,
  minWidth?: number,
): Problem[] => {
  const media = around.media.get(name)
  if (!media) {
    const names = around.media.names()
    const cut = cutName(name, names, place)
    if (cut) return [cut]
    const file = meantFile(name, names)
    // A file that may not be called as it is has its own problem; here belongs what it is to be called.
    const meant = file && plainPath(file)
    if (meant === name) return []
    const words = severalNames(name, names, place) ?? resolveWording.missingMedia(name, meant)
    return [faultAt(place, words)]
  }
  if (!media.file && (faultOf(media) || isForeignPicture(name))) return []
  const refusal = refuse(media, kind)
  if (refusal) return [faultAt(place, refusal)]
  return doubt(media, minWidth).map((words) =>
    problemAt(place.file.source, rangeAt(place), words, 'warning'),
  )
}

const resolveFile = (
  name: string,
  place: Place,
  around: ResolveContext,
  kind: Kind,
  minWidth?: number,
): Resolution =>
  leaf(around.media.get(name)?.file, {
    problems: judge(name, place, around, kind, minWidth),
    uses: [{ kind: 'media', name }],
  })

/** The picture of this name in `media/`; a warning where it is too small for its place, or moves. */
export const resolvePicture = (
  name: string,
  place: Place,
  around: ResolveContext,
  minWidth?: number,
): Resolution => resolveFile(name, place, around, 'picture', minWidth)

const remoteFilm = (url: string, place: Place): Resolution => {
  const type = filmTypes[path.posix.extname(new URL(url).pathname).toLowerCase()]
  const file: MediaFile = { url, type: type ?? 'video/mp4', width: 0, height: 0, remote: true }
  const words = resolveWording.pageForFilm()
  const problems = type ? [] : [problemAt(place.file.source, rangeAt(place), words, 'warning')]
  return leaf(file, onlyProblems(problems))
}

/** A film of `media/`, or one on another server. */
export const resolveFilm = (text: string, place: Place, around: ResolveContext): Resolution => {
  if (WEB_ADDRESS.test(text) && URL.canParse(text)) return remoteFilm(text, place)
  const secure = text.replace(/^http:/i, 'https:')
  return secure !== text && WEB_ADDRESS.test(secure)
    ? leaf(undefined, onlyProblems([faultAt(place, resolveWording.insecureFilm(secure))]))
    : resolveFile(text, place, around, 'film')
}
