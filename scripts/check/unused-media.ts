import { type Problem, problemOfFile, type Wording } from '../problem/problem.ts'
import { DOCUMENT, type Media } from '../read/media/media.ts'
import { checkWording } from './messages.ts'

/** Documents as offices write them. */
const OFFICE = /\.(?:docx?|odt|xlsx?|ods|csv|pptx?|txt)$/i

const wordsFor = ({ source: { name }, file }: Media): Wording => {
  if (file?.type === DOCUMENT) return checkWording.unusedDocument(name)
  return OFFICE.test(name) ? checkWording.foreignDocument(name) : checkWording.unusedMedia(name)
}

/** A warning for each file of `media/` that nothing refers to. */
export const unusedMedia = (media: Iterable<Media>, used: Set<string>): Problem[] =>
  [...media]
    .filter(({ source }) => !used.has(source.name))
    .map((each) => problemOfFile(each.source.path, wordsFor(each), 'warning'))
