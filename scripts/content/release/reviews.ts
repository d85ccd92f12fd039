import { own } from '../../../src/content/own.ts'
import { type Problem, problemAt } from '../problem.ts'
import type { Content } from '../validate.ts'
import { lawWording } from './messages.ts'

/** The blocks that show what customers say, and their note about it. */
const notes: Record<string, string> = {
  testimonials: 'note',
  'case-study': 'testimonialNote',
}

/** Words without which nothing is said about checking. */
const SAYS_WHETHER =
  /prüf|verifizier|zuordn|zugeordnet|sicherstell|sichergestellt|Echtheit|Auftr[aä]g|beauftragt|Rechnung/i

/** A problem for each note that does not say whether and how reviews are checked. */
export const checkReviewNotes = ({ pages }: Content): Problem[] =>
  pages.flatMap(({ file, value }) =>
    (value.blocks as Record<string, unknown>[]).flatMap((block, index) => {
      const key = own(notes, String(block.type))
      if (!key || SAYS_WHETHER.test(String(block[key]))) return []
      const place = file.locate(['blocks', index, key]).value
      return [problemAt(file.source, place, lawWording.reviewNote())]
    }),
  )
