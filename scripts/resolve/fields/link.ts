import { together } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { leaf, type Resolution } from '../look-ups/resolution.ts'
import type { Place } from '../place.ts'
import { resolveTarget } from './target.ts'
import { fill } from './text.ts'

/** A link with its facts filled in, and looked up. */
export const resolveLink = (text: string, place: Place, around: ResolveContext): Resolution => {
  const { text: target, ...filled } = fill(text, place, around)
  const { href, ...found } = resolveTarget(target, place, around)
  return leaf(href, together([filled, found]))
}
