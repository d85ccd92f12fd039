import type { Check, Checks } from './checks.ts'
import { checkClaims } from './release/claims.ts'
import { checkCompany } from './release/company-data.ts'
import { checkExamples } from './release/examples.ts'
import { checkFigures } from './release/figures.ts'
import { checkImprint } from './release/imprint.ts'
import { checkLawNames } from './release/law-names.ts'
import { checkOdrPlatform } from './release/odr-platform.ts'
import { checkPrivacy } from './release/privacy.ts'
import { checkReviewNotes } from './release/reviews.ts'
import { allTexts, type ContentText } from './release/texts.ts'
import { checkDates } from './rules/dates.ts'
import { checkFormAnswers } from './rules/form-answers.ts'
import { checkGrantMaximum } from './rules/grant-maximum.ts'
import { checkOpeningHours } from './rules/opening-hours.ts'
import { checkSubsidyLinks } from './rules/subsidy-links.ts'

const ofTexts =
  (...checks: ((texts: ContentText[]) => ReturnType<Check>)[]): Check =>
  (content) => {
    const texts = allTexts(content)
    return checks.flatMap((check) => check(texts))
  }

/** What a trades company in Germany has to look after, by the rules of its trade and by law. */
export const productChecks: Checks = {
  always: [
    ({ entries }, today) => checkDates(entries, today),
    ({ entries }) => checkSubsidyLinks(entries),
    checkGrantMaximum,
    checkOpeningHours,
    checkFormAnswers,
    ofTexts(checkLawNames, checkOdrPlatform),
  ],
  release: [
    ofTexts(checkClaims),
    checkReviewNotes,
    checkFigures,
    checkCompany,
    checkImprint,
    checkPrivacy,
    checkExamples,
  ],
}
