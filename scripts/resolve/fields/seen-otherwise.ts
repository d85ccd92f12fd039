import { type Found, together } from '../look-ups/found.ts'
import type { Place } from '../place.ts'
import { findCut } from './cut-text.ts'
import { findFolded, findList, findNote } from './joined-lines.ts'
import { findMark, findSigns } from './plain-text.ts'

/** What of a text in one run is not seen as it is written. */
export const inPlainText = (text: string, place: Place): Found =>
  together([findCut(text, place), findSigns(text, place), findList(place), findNote(place)])

/** What of Markdown is not seen as it is written, for the way in which it stands in its file. */
export const inMarkdown = (text: string, place: Place): Found =>
  together([findCut(text, place), findFolded(place), findMark(text, place)])
