import type { Wording } from '../../../problem/problem.ts'
import type { Issue } from '../../../schema/issue.ts'
import { find, type Subject } from '../subject.ts'
import { dayWording } from './day-messages.ts'

const minutesOf = (time: unknown): number => {
  const [hours, minutes] = String(time).split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Who only mixed up the two would hardly be open for longer, in minutes. */
const LONGEST_DAY = 14 * 60

/** Before noon nobody's evening begins, and after it nobody's night ends. */
const NOON = '12:00'

/** A time that ends before it begins: the two were changed, or it ends after midnight, or either. */
export const describeOrder = (issue: Issue, subject: Subject): Wording => {
  const times = find(subject, issue.path.slice(0, -1)).value as Record<'opens' | 'closes', string>
  const { opens, closes } = times
  if (closes === '00:00' || minutesOf(opens) - minutesOf(closes) > LONGEST_DAY)
    return dayWording.closesNextDay(opens, closes)
  return opens > NOON && closes < NOON
    ? dayWording.closesEither(opens, closes)
    : dayWording.closesFirst()
}
