import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { openRandom } from '../../scripts/bench/random.ts'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { copyFolder } from '../../scripts/machine/files/copy-folder.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { addressesOfLastBuild } from '../../scripts/publish/output/last-build.ts'
import type { Site } from '../../scripts/site/site.ts'
import { openSiteMemory } from '../../scripts/site/site-memory.ts'
import { BAKERY, siteOf, TODAY } from '../workspace.ts'
import { AUDITED, AUDITED_TODAY } from './audited.ts'
import { type Desk, edits, larger, slips, takeBack } from './incremental/edits.ts'
import { differing, share, treeOf } from './incremental/trees.ts'

/** `SEED=7 EDITS=1000` are others. */
const SEED = Number(process.env.SEED || 1)
const EDITS = Number(process.env.EDITS || 100)

/** Of so many builds one is compared with a build of its own: that takes longer than all others. */
const SAMPLED = 5

/** Content that is edited, with room beside it. */
const openWorkshop = async (content: string) => {
  const parent = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-incremental-'))
  const folder = path.join(parent, 'content')
  await copyFolder(content, folder)
  await share(path.join(root, '.gewerk'), path.join(parent, '.gewerk'))
  return { parent, folder }
}

/** The same content built without anything that is remembered. */
const buildCold = async (parent: string, folder: string, today: string) => {
  const cold = path.join(parent, 'cold')
  await fs.rm(cold, { recursive: true, force: true })
  await copyFolder(folder, path.join(cold, 'content'))
  await share(path.join(parent, '.gewerk'), path.join(cold, '.gewerk'))
  const code = await buildSite(siteOf(path.join(cold, 'content'), today))
  return { code, tree: code === 0 ? await treeOf(path.join(cold, 'dist')) : new Map() }
}

const TAKEN_BACK = 'taken back'

/** What \`check --release\` does, and \`deploy\` before it builds. */
const lookForRelease = async (site: Site): Promise<void> => {
  const { memory, shelf } = await openSiteMemory(site)
  await compile(site, { release: true, memory, shelf })
  shelf.save()
  await memory.save()
}

/** What is broken, is mended soon; now and then, all is as it was at first. */
const nextEdit = ({ random }: Desk, isBroken: boolean): string => {
  if (random.next() < (isBroken ? 0.7 : 0.05)) return TAKEN_BACK
  return random.pick(Object.keys(random.next() < 0.2 ? slips : { ...edits, ...larger }))
}

test.each([
  ['the bakery', BAKERY, TODAY],
  ['the larger company', AUDITED, AUDITED_TODAY],
])('%s: what is remembered is never wrong', { timeout: 3_600_000 }, async (name, content, day) => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const { parent, folder } = await openWorkshop(content)
  const desk: Desk = { folder, today: day, random: openRandom(SEED) }
  const tally = { green: 0, red: 0, compared: 0 }
  let isBroken = false
  const done: string[] = []
  try {
    for (let step = 0; step < EDITS; step += 1) {
      const edit = nextEdit(desk, isBroken)
      done.push(edit)
      await { ...edits, ...larger, ...slips }[edit]?.(desk)
      if (edit === TAKEN_BACK) await takeBack(content, desk)
      const site = siteOf(folder, desk.today)
      if (desk.random.next() < 0.2) await lookForRelease(site)
      const former = await addressesOfLastBuild(site.out, folder)
      const { problems } = await compile(site, { former })
      const known = await compile(site, { former, ...(await openSiteMemory(site)) })
      const story = `seed ${SEED}, step ${step}: ${done.slice(-5).join(', ')}`
      expect(known.problems, story).toEqual(problems)
      const code = await buildSite(site)
      expect(code, story).toBeLessThan(2)
      isBroken = code !== 0
      tally[isBroken ? 'red' : 'green'] += 1
      if (isBroken || step % SAMPLED > 0) continue
      const cold = await buildCold(parent, folder, desk.today)
      expect(cold.code, story).toBe(0)
      expect(differing(await treeOf(site.out), cold.tree), story).toEqual([])
      tally.compared += 1
    }
  } finally {
    await fs.rm(parent, { recursive: true, force: true })
  }
  vi.mocked(console.log).mockRestore()
  console.log(`${name}, seed ${SEED}: ${JSON.stringify(tally)}`)
  expect(tally.compared).toBeGreaterThan(0)
})
