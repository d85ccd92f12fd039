import type { Use } from '../found.ts'
import type { ResolveContext } from '../look-ups.ts'
import { type Place, rangeAt } from '../place.ts'
import { leaf, type Resolution } from '../resolution.ts'
import { fill } from './text.ts'

/**
 * A link, to be looked up once all pages are known. One that names a fact that is missing has its problem
 * already.
 */
export const linkUse = (
  target: string,
  place: Place,
  { route, period }: ResolveContext,
  range = () => rangeAt(place),
): Use[] =>
  /[{}]/.test(target)
    ? []
    : [{ kind: 'link', link: { target, source: place.file.source, range, route, period } }]

/** A link with its facts filled in, to be looked up. */
export const resolveLink = (text: string, place: Place, around: ResolveContext): Resolution => {
  const { text: target, problems, uses } = fill(text, place, around)
  return leaf(target, { problems, uses: [...uses, ...linkUse(target, place, around)] })
}
