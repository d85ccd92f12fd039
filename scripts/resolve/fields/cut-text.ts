import { resolveWording } from '../messages.ts'
import { type Found, faultAt, NOTHING, onlyProblems, type Place } from '../resolution.ts'

/** One space and a `#`; with two spaces, what follows is a note on purpose. */
const CUT = /^ #[^\r\n]*\S|^ #/

/**
 * A problem where the rest of a line is missing from a text because of a `#`. In a text without
 * quotation marks YAML ends there, and nobody would see that on the website.
 */
export const findCut = (text: string, place: Place): Found => {
  const { file, path } = place
  const { value, quoted } = file.locate(path)
  const { source } = file
  if (quoted || value.end === value.start) return NOTHING
  const rest = CUT.exec(source.text.slice(value.end, value.end + 1000))?.[0]
  if (rest === undefined) return NOTHING
  const range = { start: value.end + 1, end: value.end + rest.length }
  return onlyProblems([faultAt(place, resolveWording.cutText(text + rest), range)])
}
