import { type Problem, problemOfFile, type Wording } from '../problem/problem.ts'
import { DOCUMENT, type Media } from '../read/media.ts'
import { checkWording } from './messages.ts'

const wordsFor = ({ source, file }: Media): Wording =>
  file?.type === DOCUMENT
    ? checkWording.unusedDocument(source.name)
    : checkWording.unusedMedia(source.name)

/** A warning for each file of `media/` that nothing refers to. */
export const unusedMedia = (media: Iterable<Media>, used: Set<string>): Problem[] =>
  [...media]
    .filter(({ source }) => !used.has(source.name))
    .map((each) => problemOfFile(each.source.path, wordsFor(each), 'warning'))
