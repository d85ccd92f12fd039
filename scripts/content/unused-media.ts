import type { Media } from './media.ts'
import { wording } from './messages.ts'
import { type Problem, problemOfFile } from './problem.ts'

/** A warning for each file of `media/` that nothing refers to. */
export const unusedMedia = (media: Iterable<Media>, used: Set<string>): Problem[] =>
  [...media]
    .filter(({ source }) => !used.has(source.name))
    .map(({ source }) => problemOfFile(source.path, wording.unusedMedia(source.name), 'warning'))
