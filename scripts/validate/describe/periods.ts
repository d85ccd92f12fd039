import type { PeriodFault } from '../../../src/content/periods.ts'
import { commonWording } from '../../problem/common-messages.ts'
import type { Wording } from '../../problem/problem.ts'
import { validateWording } from '../messages.ts'

type FaultOf<Code> = Extract<PeriodFault, { code: Code }>
type Words = { [Code in PeriodFault['code']]: (fault: FaultOf<Code>) => Wording }

const words: Words = {
  'period-reversed': () => commonWording.endsBeforeItBegins('until', 'from'),
  'period-order': () => validateWording.periodOrder(),
  'period-lacks': ({ key, day }) => validateWording.periodLacks(key, day),
  'period-starts': ({ from, before }) => validateWording.periodStarts(from, before),
  'period-ends': ({ until, after }) => validateWording.periodEnds(until, after),
  'period-overlap': (fault) => validateWording.periodOverlap(fault),
  'period-gap': (fault) => validateWording.periodGap(fault),
}

/** What is wrong with periods; nothing for what is no fault of theirs. */
export const describePeriods = (params: Record<string, unknown> = {}): Wording | undefined => {
  const describe = Object.hasOwn(words, String(params.code))
    ? (words[params.code as PeriodFault['code']] as (fault: unknown) => Wording)
    : undefined
  return describe?.(params)
}
