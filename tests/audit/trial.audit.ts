import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BAKERY } from '../workspace.ts'
import { AUDITED, newCompany } from './audited.ts'
import { cascadesIn, failure, isPair, table, totals } from './trial/report.ts'
import { trial } from './trial/run.ts'
import { isClean } from './trial/verdict.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** Another number is another set of places: `SEED=7 npm run audit -- trial`. */
const SEED = Number(process.env.SEED ?? 1)

/** Places for each kind, in the site and in the small content. */
const MOST = { site: Number(process.env.SITE ?? 1), bakery: Number(process.env.BAKERY ?? 3) }

/** What must be right at least, in percent. */
const GOALS = { found: 99, line: 99.5, column: 99.5, exact: 99, repair: 98, plain: 100, fast: 100 }

/** Of two faults in a file, how often both must be found at least, in percent. */
const BOTH = 98

test.each([
  ['the site', async () => AUDITED, MOST.site],
  ['another company', async () => BAKERY, MOST.bakery],
  ['a new company', () => newCompany(SEED), MOST.site],
])('ordinary mistakes in the content of %s', async (title, contentFolder, most) => {
  const folder = await contentFolder()
  const verdicts = await trial(folder, most, SEED)
  const failed = verdicts.filter((verdict) => !isClean(verdict)).map(failure)
  console.log(`SEED=${SEED}\n${table(verdicts)}\n${totals(title, verdicts)}`)
  console.log(failed.slice(0, 60).join('\n'))
  const out = path.join(ROOT, '.gewerk')
  await fs.mkdir(out, { recursive: true })
  await fs.writeFile(path.join(out, `trial-${path.basename(folder)}.txt`), failed.join('\n\n'))
  expect(verdicts.filter(({ crash }) => crash)).toEqual([])
  expect.soft(cascadesIn(verdicts).map(failure)).toEqual([])
  const pairs = verdicts.filter(isPair)
  const both = pairs.filter(({ line }) => line).length
  expect.soft((100 * both) / pairs.length, 'both of two').toBeGreaterThanOrEqual(BOTH)
  for (const [mark, goal] of Object.entries(GOALS)) {
    const right = verdicts.filter((verdict) => verdict[mark as keyof typeof GOALS]).length
    expect.soft((100 * right) / verdicts.length, mark).toBeGreaterThanOrEqual(goal)
  }
})
