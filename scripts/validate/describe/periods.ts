import type { PeriodFault } from '../../../src/content/periods.ts'
import type { Wording } from '../../problem/problem.ts'
import { ruleWording } from '../../problem/rule-messages.ts'

type FaultOf<Code> = Extract<PeriodFault, { code: Code }>
type Words = { [Code in PeriodFault['code']]: (fault: FaultOf<Code>) => Wording }

const words: Words = {
  'period-reversed': () => ruleWording.endsBeforeItBegins('until', 'from'),
  'period-order': () => ruleWording.periodOrder(),
  'period-lacks': ({ key, day }) => ruleWording.periodLacks(key, day),
  'period-starts': ({ from, before }) => ruleWording.periodStarts(from, before),
  'period-ends': ({ until, after }) => ruleWording.periodEnds(until, after),
  'period-overlap': (fault) => ruleWording.periodOverlap(fault),
  'period-gap': (fault) => ruleWording.periodGap(fault),
}

/** What is wrong with periods; nothing for what is no fault of theirs. */
export const describePeriods = (params: Record<string, unknown> = {}): Wording | undefined => {
  const describe = Object.hasOwn(words, String(params.code))
    ? (words[params.code as PeriodFault['code']] as (fault: unknown) => Wording)
    : undefined
  return describe?.(params)
}
