import { isTooLong } from '../../../src/content/text/longest-text.ts'
import type { Problem } from '../../problem/problem.ts'
import { markdownWording } from '../../resolve/fields/markdown-messages.ts'
import { faultAt, type Place } from '../../resolve/place.ts'

/** What is said of each text that is too long to be kept, with its path: `features.2`. */
export const checkLength = (
  value: unknown,
  published: unknown,
  place: Place,
): [path: string, problem: Problem][] => {
  const walk = (part: unknown, path: string[]): [string, Problem][] => {
    if (typeof part === 'object' && part !== null)
      return Object.entries(part).flatMap(([key, below]) => walk(below, [...path, key]))
    if (!isTooLong(part, published)) return []
    const at = { ...place, path: [...place.path, ...path] }
    return [[path.join('.'), faultAt(at, markdownWording.textTooLong())]]
  }
  return walk(value, [])
}
