import type { Problem } from './problem.ts'
import { checkDates } from './rules/dates.ts'
import { checkFormAnswers } from './rules/form-answers.ts'
import { checkGrantMaximum } from './rules/grant-maximum.ts'
import { checkOpeningHours } from './rules/opening-hours.ts'
import { checkSubsidyLinks } from './rules/subsidy-links.ts'
import type { Content } from './validate.ts'

/** What fields say about one another, about the day and about the world, beyond what a schema can say. */
export const checkRules = (content: Content, today: string): Problem[] => [
  ...checkDates(content.entries, today),
  ...checkSubsidyLinks(content.entries),
  ...checkGrantMaximum(content),
  ...checkOpeningHours(content),
  ...checkFormAnswers(content),
]
