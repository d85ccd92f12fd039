import type { Problem } from '../problem/problem.ts'
import type { SourceFile } from '../text/source-file.ts'
import type { Checks, OwnCheck } from './checks.ts'
import { checkClaims } from './release/claims.ts'
import { checkCompany } from './release/company-data.ts'
import { checkExamples, type SamplesFor } from './release/examples.ts'
import { checkFigures } from './release/figures.ts'
import { checkForeignLaw } from './release/foreign-law.ts'
import { checkImprint } from './release/imprint.ts'
import { checkLawNames, LAW_NAMES } from './release/law-names.ts'
import { isAbroad, lawsFor } from './release/laws.ts'
import { checkOdrPlatform, ODR_PLATFORM } from './release/odr-platform.ts'
import { checkPrivacy } from './release/privacy.ts'
import { checkRepresentation } from './release/representation.ts'
import { checkReviewNotes } from './release/reviews.ts'
import { allTexts, type ContentText, textsOf } from './release/texts.ts'
import { checkAreas } from './rules/areas.ts'
import { CHAT_SOURCES, checkChatSources } from './rules/chat-sources.ts'
import { CHAT_STAMPS, checkChatStamps } from './rules/chat-stamps.ts'
import { checkCopies } from './rules/copies.ts'
import { checkDates, checkYears } from './rules/dates.ts'
import { checkFillers, FILLERS } from './rules/fillers.ts'
import { checkFormAnswers } from './rules/form-answers.ts'
import { checkFormPhotos } from './rules/form-photos.ts'
import { checkGrantCases } from './rules/grant-cases.ts'
import { checkGrantMaximum } from './rules/grant-maximum.ts'
import { checkGrantSteps } from './rules/grant-steps.ts'
import { checkInquiries } from './rules/inquiries.ts'
import { checkLateDays, LATE_DAYS } from './rules/late-days.ts'
import { checkLegalForm } from './rules/legal-form.ts'
import { checkAddress, checkNames } from './rules/mixed-up.ts'
import { checkOpeningHours } from './rules/opening-hours.ts'
import { checkPostcodes } from './rules/postcodes.ts'
import { checkSubsidyLinks } from './rules/subsidy-links.ts'
import { checkWeekdays, WEEKDAYS_IN_TEXTS } from './rules/weekdays.ts'

interface WordCheck {
  /** Without them, there is nothing to check. */
  words: RegExp
  check: (texts: ContentText[]) => Problem[]
}

/** Looked for once in a file, however many entries it has. */
const onceIn = (words: RegExp) => {
  const known = new WeakMap<SourceFile, boolean>()
  return (source: SourceFile): boolean => {
    const isThere = known.get(source) ?? words.test(source.text)
    known.set(source, isThere)
    return isThere
  }
}

/** A check of texts in which some words stand. */
const ofWords = ({ words, check }: WordCheck): OwnCheck => {
  const areIn = onceIn(words)
  return (checked) => (areIn(checked.file.source) ? check(textsOf(checked)) : [])
}

/**
 * What a trades company in Germany has to look after, by the rules of its trade and by law.
 *
 * @param samplesFor what a new site begins with, and nobody may publish
 */
export const productChecks = (samplesFor: SamplesFor): Checks => ({
  each: [
    ofWords({ words: LAW_NAMES, check: checkLawNames }),
    ofWords({ words: ODR_PLATFORM, check: checkOdrPlatform }),
    ofWords({ words: FILLERS, check: checkFillers }),
    ofWords({ words: CHAT_STAMPS, check: checkChatStamps }),
    ofWords({ words: CHAT_SOURCES, check: checkChatSources }),
    ofWords({ words: WEEKDAYS_IN_TEXTS, check: checkWeekdays }),
    ofWords({ words: LATE_DAYS, check: checkLateDays }),
    checkNames,
    checkYears,
  ],
  always: [
    checkDates,
    checkCopies,
    checkSubsidyLinks,
    checkGrantMaximum,
    checkGrantCases,
    checkGrantSteps,
    checkOpeningHours,
    checkLegalForm,
    checkInquiries,
    checkPostcodes,
    checkAddress,
    checkFormAnswers,
    checkFormPhotos,
    checkAreas,
  ],
  release: [
    (content) => checkClaims(allTexts(content), lawsFor(content)),
    checkReviewNotes,
    checkFigures,
    checkCompany,
    (content) =>
      isAbroad(content)
        ? checkForeignLaw(content)
        : [...checkImprint(content), ...checkRepresentation(content)],
    checkPrivacy,
    (content) => checkExamples(content, samplesFor),
  ],
})
