import { own } from '../../../../src/content/own.ts'
import { commonWording } from '../../../problem/common-messages.ts'
import type { Wording } from '../../../problem/problem.ts'
import type { Issue, IssueOf } from '../../../schema/issue.ts'
import { formWording } from '../../form-messages.ts'
import { validateWording } from '../../messages.ts'
import { dayWording } from '../days/day-messages.ts'
import { describeOrder } from '../days/order.ts'
import { describePeriods } from '../days/periods.ts'
import { insideBraces } from '../missing/missing.ts'
import { numberWording } from '../numbers/number-messages.ts'
import { calledAt, find, type Subject } from '../subject.ts'

/** What has no words of its own. */
export const describeRefused = (issue: Issue, subject: Subject): Wording =>
  validateWording.refused(find(subject, issue.path).called)

/** What a block says itself of its fault. */
const describeOwn = (params: Record<string, unknown> = {}): Wording | undefined => {
  const { code, message, hint } = params
  return typeof message === 'string' && typeof hint === 'string'
    ? { code: String(code), message, hint }
    : undefined
}

const groupOf = (issue: Issue, subject: Subject) =>
  find(subject, issue.path.slice(0, -1)).value as Record<string, unknown>

/** What the part of this key is called in the group that an issue is about. */
const beside = (issue: Issue, subject: Subject, key: string): string =>
  calledAt(subject, [...issue.path.slice(0, -1), key])

/** What a schema refuses by a rule of its own, by the rule's code. */
const RULES: Readonly<Record<string, (issue: Issue, subject: Subject) => Wording>> = {
  'alt-text': (issue, subject) => {
    const hasBoth = groupOf(issue, subject).alt !== undefined
    return hasBoth && subject.file.isForm
      ? formWording.altTextInForm(
          beside(issue, subject, 'alt'),
          beside(issue, subject, 'decorative'),
        )
      : validateWording.altText(hasBoth)
  },
  'alt-file-name': (issue, subject) =>
    subject.file.isForm
      ? formWording.altFileNameInForm(
          beside(issue, subject, 'alt'),
          beside(issue, subject, 'decorative'),
        )
      : validateWording.altFileName(),
  'route-each': (issue, subject) => {
    const { route, each } = groupOf(issue, subject)
    return each === undefined
      ? validateWording.idWithoutEach()
      : validateWording.eachWithoutId(String(route), String(each))
  },
  'closure-reversed': () => commonWording.endsBeforeItBegins('until', 'from'),
  'to-below-from': (issue, subject) =>
    subject.file.isForm
      ? formWording.toBelowFromInForm(beside(issue, subject, 'to'), beside(issue, subject, 'from'))
      : numberWording.toBelowFrom(),
  'closes-first': describeOrder,
  'geo-swapped': (issue, subject) => {
    const { latitude, longitude } = groupOf(issue, subject)
    return numberWording.geoSwapped(Number(latitude), Number(longitude))
  },
  'holidays-abroad': dayWording.holidaysAbroad,
  'pay-per': (issue, subject) => {
    const { from, per } = groupOf(issue, subject)
    const say = subject.file.isForm ? formWording.payPerInForm : numberWording.payPer
    return say(Number(from), per === 'hour' ? 'hour' : 'month')
  },
}

/** What a rule of a schema or of a block refuses. */
export const describeCustom = (issue: IssueOf<'custom'>, subject: Subject): Wording =>
  own(RULES, String(issue.params?.code))?.(issue, subject) ??
  describeOwn(issue.params) ??
  describePeriods(issue.params, insideBraces(subject, issue.path.slice(0, -1))) ??
  describeRefused(issue, subject)
