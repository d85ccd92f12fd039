import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import type { Prepare } from '../prepare.ts'

type Shown = {
  topics: ResolvedEntry<'topics'>[]
  jobs: Pick<ResolvedEntry<'jobs'>, 'id' | 'href' | 'title'>[]
}

/** Leaves out what cannot be chosen in this form: the search would lead to words that are not on its page. */
export const prepareContact: Prepare<Shown> = (block) => ({
  shown: {
    topics: block.topic ? (block.topics as Shown['topics']) : [],
    // An application is for the vacancy of its page, whatever a link names.
    jobs: block.job ? [] : (block.jobs as Shown['jobs']),
  },
})
