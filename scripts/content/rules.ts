import type { Problem } from './problem.ts'
import { checkDates } from './rules/dates.ts'
import { checkGrantMaximum } from './rules/grant-maximum.ts'
import { checkSubsidyLinks } from './rules/subsidy-links.ts'
import type { Content } from './validate.ts'

/** What fields of an entry say about one another and about the day, beyond what its schema can say. */
export const checkRules = (content: Content, today: string): Problem[] => [
  ...checkDates(content.entries, today),
  ...checkSubsidyLinks(content.entries),
  ...checkGrantMaximum(content),
]
