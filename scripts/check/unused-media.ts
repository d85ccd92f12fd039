import { type Problem, problemOfFile } from '../problem/problem.ts'
import type { Media } from '../read/media.ts'
import { checkWording } from './messages.ts'

/** A warning for each file of `media/` that nothing refers to. */
export const unusedMedia = (media: Iterable<Media>, used: Set<string>): Problem[] =>
  [...media]
    .filter(({ source }) => !used.has(source.name))
    .map(({ source }) =>
      problemOfFile(source.path, checkWording.unusedMedia(source.name), 'warning'),
    )
