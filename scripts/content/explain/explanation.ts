import type { Edit } from '../mend.ts'
import type { Wording } from '../problem.ts'
import type { Range } from '../source-file.ts'

/** What an editor did, where, and how the text would be read if it were put right. */
export interface Explanation {
  range: Range
  wording: Wording
  /** Missing where nobody can tell what was meant. */
  edits?: Edit[]
}
