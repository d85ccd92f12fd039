import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import type { Prepare } from '../prepare.ts'

type Subsidy = ResolvedEntry<'subsidies'>

const ORDER: readonly Subsidy['status'][] = ['open', 'paused', 'closed']

const rank = ({ status }: Subsidy): number => ORDER.indexOf(status)

/** What can be applied for comes first, what has ended last; else the order is the editor's. */
export const prepareSubsidies: Prepare<{ subsidies: Subsidy[] }> = (block) => ({
  shown: {
    subsidies: (block.subsidies as Subsidy[]).toSorted((one, other) => rank(one) - rank(other)),
  },
})
