import type { Problem } from '../problem/problem.ts'
import type { Checks, OwnCheck } from './checks.ts'
import { checkClaims } from './release/claims.ts'
import { checkCompany } from './release/company-data.ts'
import { checkExamples } from './release/examples.ts'
import { checkFigures } from './release/figures.ts'
import { checkImprint } from './release/imprint.ts'
import { checkLawNames } from './release/law-names.ts'
import { checkOdrPlatform } from './release/odr-platform.ts'
import { checkPrivacy } from './release/privacy.ts'
import { checkReviewNotes } from './release/reviews.ts'
import { allTexts, type ContentText, textsOf } from './release/texts.ts'
import { checkDates } from './rules/dates.ts'
import { checkFormAnswers } from './rules/form-answers.ts'
import { checkGrantMaximum } from './rules/grant-maximum.ts'
import { checkOpeningHours } from './rules/opening-hours.ts'
import { checkSubsidyLinks } from './rules/subsidy-links.ts'

/** A check of what stands in one page, entry or file. */
const ofOwnTexts =
  (...checks: ((texts: ContentText[]) => Problem[])[]): OwnCheck =>
  (checked) => {
    const texts = textsOf(checked)
    return checks.flatMap((check) => check(texts))
  }

/** What a trades company in Germany has to look after, by the rules of its trade and by law. */
export const productChecks: Checks = {
  each: [ofOwnTexts(checkLawNames, checkOdrPlatform)],
  always: [
    ({ entries }, today) => checkDates(entries, today),
    ({ entries }) => checkSubsidyLinks(entries),
    checkGrantMaximum,
    checkOpeningHours,
    checkFormAnswers,
  ],
  release: [
    (content) => checkClaims(allTexts(content)),
    checkReviewNotes,
    checkFigures,
    checkCompany,
    checkImprint,
    checkPrivacy,
    checkExamples,
  ],
}
