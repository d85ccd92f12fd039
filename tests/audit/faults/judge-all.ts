import { judge, type Verdict } from './judge.ts'
import type { Mutation } from './mutation.ts'
import type { Workshop } from './workshop.ts'

/** Makes one fault after the other, and judges what is reported. */
export const judgeAll = async (workshop: Workshop, mutations: Mutation[]): Promise<Verdict[]> => {
  const verdicts: Verdict[] = []
  for (const mutation of mutations)
    verdicts.push(judge(mutation, 'content', await workshop.problemsOf(mutation.files)))
  return verdicts
}
