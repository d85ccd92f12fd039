import { expect, test } from 'vitest'
import { BAKERY } from '../workspace.ts'
import { AUDITED } from './audited.ts'
import { judgeAll } from './faults/judge-all.ts'
import { pairsOf } from './faults/pairs.ts'
import { isClean, table } from './faults/table.ts'
import { mutationsOf, Workshop } from './faults/workshop.ts'

/** Places for each kind of fault; `FAULTS=40 npm run audit` looks at more. */
const MOST = Number(process.env.FAULTS ?? 6)

/** What the table must say at least, in percent. */
const GOALS = { found: 100, line: 99.5, column: 99.5, exact: 99, repair: 98, plain: 100 }

/** Of two faults in a file, how often both must be found at least, in percent. */
const BOTH = 98

test.each([
  ['the site', AUDITED],
  ['another company', BAKERY],
])('faults in the content of %s', async (_, folder) => {
  const workshop = await Workshop.open(folder)
  const single = mutationsOf(workshop, MOST)
  const verdicts = await judgeAll(workshop, [...single, ...pairsOf(single, workshop.texts)])
  await workshop.close()
  console.log(table(verdicts))
  const failed = verdicts.filter((verdict) => !isClean(verdict))
  for (const { mutation, problems } of failed) console.log(mutation.kind, mutation.name, problems)
  expect(verdicts.filter(({ crash }) => crash)).toEqual([])
  const pairs = verdicts.filter(({ mutation }) => mutation.kind === 'two faults in one file')
  const both = pairs.filter(({ line }) => line).length
  expect((100 * both) / pairs.length, 'both of two').toBeGreaterThanOrEqual(BOTH)
  for (const [column, goal] of Object.entries(GOALS)) {
    const share = verdicts.filter((verdict) => verdict[column as keyof typeof GOALS]).length
    expect((100 * share) / verdicts.length, column).toBeGreaterThanOrEqual(goal)
  }
})
