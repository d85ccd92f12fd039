import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BAKERY } from '../workspace.ts'
import { AUDITED } from './audited.ts'
import { endings, story } from './follow/report.ts'
import { followAll } from './follow/run.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** Another number is another set of places: `SEED=7 npm run audit -- follow`. */
const SEED = Number(process.env.SEED ?? 1)

/** Places for each kind, in the site and in the small content. */
const MOST = { site: Number(process.env.SITE ?? 1), bakery: Number(process.env.BAKERY ?? 3) }

/**
 * At most, in percent: who does what is said must not be sent round, or left alone. Where one cannot know what was
 * meant (which of two texts, whose postcode), another text than the one before the fault is green.
 */
const LIMITS = { circle: 0, long: 0, crash: 0, lost: 0.5, unseen: 0.5, stuck: 2, other: 10 }

test.each([
  ['the site', AUDITED, MOST.site],
  ['another company', BAKERY, MOST.bakery],
])('hints followed to the letter in the content of %s', async (title, folder, most) => {
  const walks = await followAll(folder, most, SEED)
  const failed = walks.filter(({ ending }) => ending !== 'same').map(story)
  console.log(`SEED=${SEED}\n${endings(title, walks)}`)
  console.log(failed.slice(0, 60).join('\n'))
  const out = path.join(ROOT, '.gewerk')
  await fs.mkdir(out, { recursive: true })
  await fs.writeFile(path.join(out, `follow-${path.basename(folder)}.txt`), failed.join('\n\n'))
  for (const [ending, limit] of Object.entries(LIMITS)) {
    const count = walks.filter((walk) => walk.ending === ending).length
    expect.soft((100 * count) / walks.length, ending).toBeLessThanOrEqual(limit)
  }
})
