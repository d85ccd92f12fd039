import type { Wording } from '../../problem/problem.ts'
import { isForeignPicture, isUnshown } from '../../read/names/refuse-names.ts'
import { plainPath } from '../../text/plain-path.ts'
import type { Place } from '../place.ts'
import { meantFile } from './meant-file.ts'
import { mediaWording } from './media-messages.ts'
import { severalNames } from './several-names.ts'

/** What files of `media/` pages show. */
export type MediaKind = 'picture' | 'film'

/** What is said of a file that is there, and none of its kind. */
export const UNREADABLE = {
  picture: mediaWording.unreadablePicture,
  film: mediaWording.unreadableFilm,
}

const ENDING = /\.\w+$/

/** How a file is to end in the place of one that the website does not show: a drawing stays one. */
const endingFor = (name: string, kind: MediaKind): string => {
  if (kind === 'film') return '.mp4'
  return /\.(?:ai|eps)$/i.test(name) ? '.svg' : '.jpg'
}

/** The name of a file without the folders before it, as it is to be called. */
const plainBase = (name: string): string => plainPath(name.replace(/^.*[\\/]/s, ''))

const stemOf = (name: string): string => plainBase(name).replace(ENDING, '')

/** What is said of a file that is not there; with all that would be said of it once it is. */
const lacking = (name: string, kind: MediaKind): Wording => {
  const plain = /[\\:]/.test(name) ? plainBase(name) : plainPath(name)
  if (isUnshown(name))
    return mediaWording.unfitMedia(name, plain.replace(ENDING, endingFor(name, kind)), kind)
  return plain !== name && ENDING.test(plain)
    ? mediaWording.unfitMedia(name, plain)
    : mediaWording.missingMedia(name, undefined)
}

/**
 * What is wrong with the name of a file that is not there.
 *
 * @param names of the files that are
 */
export const judgeMissing = (
  name: string,
  names: string[],
  place: Place,
  kind: MediaKind,
): Wording[] => {
  // A file that may not be called as it is has its own problem; here belongs what it is to be called.
  const file = meantFile(
    name,
    names.filter((each) => !isUnshown(each)),
  )
  const meant = file && plainPath(file)
  if (meant === name) return []
  const several = severalNames(name, names, place)
  if (several) return [several]
  if (meant) return [mediaWording.missingMedia(name, meant)]
  const unshown = names.find((each) => isUnshown(each) && stemOf(each) === stemOf(name))
  if (unshown === undefined) return [lacking(name, kind)]
  // What it is to become is told where it lies.
  return isForeignPicture(unshown) ? [] : [UNREADABLE[kind](unshown)]
}
