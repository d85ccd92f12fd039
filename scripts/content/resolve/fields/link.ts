import { isUnfilled } from '../facts.ts'
import { leaf, type Place, type Resolution, rangeAt, type Surroundings } from '../resolution.ts'
import { fill } from './text.ts'

/**
 * Keeps a link to be looked up once all pages are known. One that names a fact that is missing has its
 * problem already.
 */
export const noteLink = (
  target: string,
  place: Place,
  around: Surroundings,
  range = () => rangeAt(place),
): void => {
  if (isUnfilled(target) || /[{}]/.test(target)) return
  const { route, period } = around
  around.links.push({ target, source: place.file.source, range, route, period })
}

/** A link with its facts filled in, kept to be looked up. */
export const resolveLink = (text: string, place: Place, around: Surroundings): Resolution => {
  const target = fill(text, place, around)
  noteLink(target, place, around)
  return leaf(target)
}
