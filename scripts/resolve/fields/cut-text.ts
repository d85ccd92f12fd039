import { type Found, NOTHING, onlyProblems } from '../look-ups/found.ts'
import { resolveWording } from '../messages.ts'
import { faultAt, type Place } from '../place.ts'

/** One space and a `#`; with two spaces, what follows is a note on purpose. */
const CUT = /^ #[^\r\n]*\S|^ #/

/** The rest of a line from a `#` on, where YAML ends a text without quotation marks. */
export const restOfLine = ({ file, path }: Place): string => {
  const { value, quoted } = file.locate(path)
  if (quoted || value.end === value.start) return ''
  return CUT.exec(file.source.text.slice(value.end, value.end + 1000))?.[0] ?? ''
}

/** A problem where the rest of a line is missing from a text: nobody would see that on the website. */
export const findCut = (text: string, place: Place): Found => {
  const rest = restOfLine(place)
  if (rest === '') return NOTHING
  const { end } = place.file.locate(place.path).value
  const range = { start: end + 1, end: end + rest.length }
  return onlyProblems([faultAt(place, resolveWording.cutText(text + rest), range)])
}
