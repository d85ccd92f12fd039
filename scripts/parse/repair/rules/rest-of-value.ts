import { indentOf, type Line } from '../../../text/lines.ts'
import { keyIn } from '../lines/group-lines.ts'
import { isInParagraphs, type Nameless } from './nameless-text.ts'
import { isContinued } from './stray-line.ts'

/** Who wraps a text wraps it at a margin, and no title is as long as the line then is. */
const WRAPPED = 60

/** Whether a text is a sentence, and the value above it is none and is not continued by it. */
export const isSentence = ({ text, line }: Nameless, above: Line | undefined): boolean =>
  above !== undefined &&
  keyIn(above) !== undefined &&
  /^\p{Lu}.*\s.*[.!?]$/u.test(text) &&
  !/[.!?:;,–-]\s*$/.test(above.text) &&
  above.text.trim().length < WRAPPED &&
  !isContinued(above, line)

/** A single question, behind its name: what stands below it is its answer. */
const QUESTION = /:\s+[^.!?]*\?\s*$/

/** Whether a text stands below a value and goes on with it, as far as YAML can tell. */
export const goesOnWithValue = ({ line, column, lines, text }: Nameless, above?: Line): boolean => {
  if (!above || keyIn(above) === undefined || indentOf(line.text) <= column) return false
  // Neither paragraphs nor words with a colon go on with a value of one line.
  return !isInParagraphs(lines) && !/:(?:\s|$)/.test(text)
}

/** Words behind a name, and no choice, address or number. */
const OF_WORDS = /:\s+(?!["'[{|>])(?:\p{Lu}\S*|\S+\s.*)$/u

/** `what: Abdichten und` above `Fliesen`: a value that is cut off, wherever the line below it begins. */
const isCut = ({ line, text, lines }: Nameless, above: Line): boolean =>
  lines.length === 1 &&
  keyIn(above) !== undefined &&
  OF_WORDS.test(above.text.trimEnd()) &&
  !/:(?:\s|$)/.test(text) &&
  isContinued(above, line)

/** Whether a text that goes on with the value above it is likelier the rest of it than another text. */
export const isRestOfValue = (nameless: Nameless, above: Line | undefined): boolean =>
  above !== undefined &&
  (goesOnWithValue(nameless, above) || isCut(nameless, above)) &&
  !QUESTION.test(above.text) &&
  !isSentence(nameless, above)
