import { wording } from '../../messages.ts'
import { problemAt } from '../../problem.ts'
import type { Place, Surroundings } from '../resolution.ts'

/** One space and a `#`; with two spaces, what follows is a note on purpose. */
const CUT = /^ #[^\r\n]*\S|^ #/

/**
 * A problem where the rest of a line is missing from a text because of a `#`. In a text without
 * quotation marks YAML ends there, and nobody would see that on the website.
 */
export const complainCut = (text: string, { file, path }: Place, around: Surroundings): void => {
  const { value, quoted } = file.locate(path)
  const { source } = file
  if (quoted || value.end === value.start) return
  const rest = CUT.exec(source.text.slice(value.end, value.end + 1000))?.[0]
  if (rest === undefined) return
  const range = { start: value.end + 1, end: value.end + rest.length }
  around.problems.push(problemAt(source, range, wording.cutText(text + rest)))
}
