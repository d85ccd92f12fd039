import { isSlip } from '../problem/is-slip.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { type Edit, inSource, type Mended, mend } from '../text/edits.ts'
import type { SourceFile } from '../text/source-file.ts'
import { LEFT_OUT, SURE } from './repair/costs.ts'
import type { Repair } from './repair/repair.ts'

/** A text on its way to what was meant, and what is told of it. */
export interface Draft {
  source: SourceFile
  mended: Mended
  problems: Problem[]
}

/** Whether a repair only puts a word in the place of one that is a letter from it. */
const isSlipIn = ([edit, ...others]: readonly Edit[], text: string): boolean =>
  edit !== undefined && others.length === 0 && isSlip(text.slice(edit.start, edit.end), edit.by)

/** The edits of a repair as changes of the file as it is; nothing where nobody meant them. */
export const inFile = (
  edits: readonly Edit[],
  { cost, wording, isGuess }: Repair,
  { mended }: Draft,
): Problem['repair'] =>
  cost < LEFT_OUT && !isGuess
    ? {
        edits: edits.map((edit) => ({ ...edit, ...inSource(edit, mended) })),
        isSure: cost <= SURE || (wording.instead?.isSure ?? isSlipIn(edits, mended.text)),
      }
    : undefined

/** The draft after repairs that nobody can doubt. */
export const put = (draft: Draft, repairs: readonly Repair[]): Draft => ({
  ...draft,
  mended: mend(
    draft.mended,
    repairs.flatMap(({ edits }) => edits),
  ),
  problems: [
    ...draft.problems,
    ...repairs.map((repair) => ({
      ...problemAt(draft.source, inSource(repair.range, draft.mended), repair.wording),
      repair: inFile(repair.edits, repair, draft),
    })),
  ],
})
