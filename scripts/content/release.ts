import type { Problem } from './problem.ts'
import { checkClaims } from './release/claims.ts'
import { checkExamples } from './release/examples.ts'
import { checkFigures } from './release/figures.ts'
import { checkImprint } from './release/imprint.ts'
import { checkLawNames } from './release/law-names.ts'
import { checkOdrPlatform } from './release/odr-platform.ts'
import { checkPrivacy } from './release/privacy.ts'
import { checkReviewNotes } from './release/reviews.ts'
import { allTexts } from './release/texts.ts'
import type { Content } from './validate.ts'

/** What is out of date in any text; worth a word at any time. */
export const checkLaw = (content: Content): Problem[] => {
  const texts = allTexts(content)
  return [...checkLawNames(texts), ...checkOdrPlatform(texts)]
}

/** What has to be in order before a site is published; only for content without errors. */
export const checkRelease = (content: Content): Problem[] => [
  ...checkClaims(allTexts(content)),
  ...checkReviewNotes(content),
  ...checkFigures(content),
  ...checkImprint(content),
  ...checkPrivacy(content),
  ...checkExamples(content),
]

/** Warnings that keep a site from being published. */
const GRAVE = ['placeholder', 'review-overdue', 'link-too-late', 'outdated-law', 'odr-platform']

/** For a release nothing may be left that is only a sample, out of date or about to break. */
export const forRelease = (problem: Problem): Problem =>
  GRAVE.includes(problem.code) ? { ...problem, severity: 'error' } : problem
