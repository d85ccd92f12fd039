import { own } from '../../../src/content/own.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import { lawsFor } from './laws.ts'
import { lawWording } from './messages.ts'

/** The blocks that show what customers say, and their note about it. */
const notes: Record<string, string> = {
  testimonials: 'note',
  'case-study': 'testimonialNote',
}

/** Words without which nothing is said about checking. */
const SAYS_WHETHER =
  /prüf|verifizier|zuordn|zugeordnet|sicherstell|sichergestellt|Echtheit|Auftr[aä]g|beauftragt|Rechnung|schriftlich/i

/** Whether a project has a testimonial that its page shows. */
const hasVoices = ({ entries }: Content): boolean =>
  entries.some(({ collection, value }) => collection === 'projects' && value.testimonial)

/** A problem for each note that does not say whether and how reviews are checked. */
export const checkReviewNotes = (content: Content): Problem[] =>
  content.pages.flatMap(({ file, value }) =>
    (value.blocks as Record<string, unknown>[]).flatMap((block, index) => {
      const key = own(notes, String(block.type))
      if (!key || SAYS_WHETHER.test(String(block[key] ?? ''))) return []
      const isMissing = block[key] === undefined
      if (isMissing && !hasVoices(content)) return []
      const place = file.locate(['blocks', index, key]).value
      const { reviews } = lawsFor(content)
      const wording = isMissing
        ? lawWording.noReviewNote(key, reviews)
        : lawWording.reviewNote(reviews)
      return [problemAt(file.source, place, wording)]
    }),
  )
