import path from 'node:path'
import type { MediaFile } from '../../../../src/content/resolved.ts'
import { plainPath } from '../../file-names.ts'
import { faultOf, filmTypes } from '../../media.ts'
import { wording } from '../../messages.ts'
import { problemAt } from '../../problem.ts'
import { suggest } from '../../suggest.ts'
import {
  complain,
  leaf,
  type Place,
  type Resolution,
  rangeAt,
  type Surroundings,
} from '../resolution.ts'

const isSmall = (file: MediaFile | undefined, minWidth = 0): file is MediaFile =>
  file?.widths !== undefined && file.width < minWidth

const withoutEnding = (name: string) => name.toLowerCase().replace(/\.\w+$/, '')

/** The file that was meant: with its folder before it, in other letters, with another ending. */
const meantFile = (name: string, files: string[]): string | undefined => {
  const bare = name.replace(/^.*media\//, '').replace(/^\.?\//, '')
  return (
    files.find((file) => file.toLowerCase() === bare.toLowerCase()) ??
    files.find((file) => withoutEnding(file) === withoutEnding(bare)) ??
    files.find((file) => file === plainPath(bare)) ??
    files.find((file) => file === name.split(/[\\/]/).at(-1)) ??
    suggest(name, files)
  )
}

/** The file of this name in `media/`; a warning where a photograph is too small for its place. */
export const resolveMedia = (
  name: string,
  place: Place,
  around: Surroundings,
  minWidth?: number,
): Resolution => {
  const media = around.media.get(name)
  around.usedMedia.add(name)
  if (!media) {
    complain(place, wording.missingMedia(name, meantFile(name, [...around.media.keys()])), around)
  } else if (!media.file && !faultOf(media)) {
    complain(place, wording.unreadableMedia(media.source.name), around)
  }
  if (isSmall(media?.file, minWidth)) {
    const words = wording.smallPicture(media.file.width, minWidth ?? 0)
    around.problems.push(problemAt(place.file.source, rangeAt(place), words, 'warning'))
  }
  return leaf(media?.file)
}

const remoteFilm = (url: string): MediaFile => ({
  url,
  type: filmTypes[path.posix.extname(new URL(url).pathname)] ?? 'video/mp4',
  width: 0,
  height: 0,
  remote: true,
})

/** A film of `media/`, or one on another server. */
export const resolveFilm = (text: string, place: Place, around: Surroundings): Resolution =>
  /^https:/.test(text) && URL.canParse(text)
    ? leaf(remoteFilm(text))
    : resolveMedia(text, place, around)
