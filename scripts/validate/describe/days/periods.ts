import type { PeriodFault } from '../../../../src/content/dates/periods.ts'
import { commonWording } from '../../../problem/common-messages.ts'
import type { Wording } from '../../../problem/problem.ts'
import { dayWording } from './day-messages.ts'

type FaultOf<Code> = Extract<PeriodFault, { code: Code }>
type Words = { [Code in PeriodFault['code']]: (fault: FaultOf<Code>, inside?: string) => Wording }

const words: Words = {
  'period-reversed': () => commonWording.endsBeforeItBegins('until', 'from'),
  'period-order': () => dayWording.periodOrder(),
  'period-lacks': ({ key, day }, inside) => dayWording.periodLacks(key, day, inside),
  'period-starts': ({ from, before }) => dayWording.periodStarts(from, before),
  'period-ends': ({ until, after }) => dayWording.periodEnds(until, after),
  'period-overlap': (fault) => dayWording.periodOverlap(fault),
  'period-gap': (fault) => dayWording.periodGap(fault),
}

/**
 * What is wrong with periods; nothing for what is no fault of theirs.
 *
 * @param inside what stands between the braces of the one that is at fault, where it has any
 */
export const describePeriods = (
  params: Record<string, unknown> = {},
  inside?: string,
): Wording | undefined => {
  const describe = Object.hasOwn(words, String(params.code))
    ? (words[params.code as PeriodFault['code']] as (fault: unknown, inside?: string) => Wording)
    : undefined
  return describe?.(params, inside)
}
