import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { BUILD_MANIFEST } from '../../scripts/addresses/own-files.ts'
import { writeArchive } from '../../scripts/bench/archives/write-archive.ts'
import { writeArticles } from '../../scripts/bench/archives/write-articles.ts'
import { openRandom, type Random } from '../../scripts/bench/random.ts'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'
import { BAKERY, TODAY } from '../workspace.ts'
import { build, type Company, coldSite, openCompany, startBuild } from './incremental/company.ts'
import { edits } from './incremental/edits.ts'
import { differing, treeOf } from './incremental/trees.ts'

/** `SEED=7 ROUNDS=50` are others. */
const SEED = Number(process.env.SEED || 1)
const ROUNDS = Number(process.env.ROUNDS || 6)

const BLOCKS = path.join(root, 'tests/fixtures/blocks')

const LIST = `
  - type: preisliste
    title: Was Brote kosten
    rows: [{ service: Roggenbrot, price: ab 4 € }]
`

let company: Company
let random: Random

const open = async (blocks?: string) => {
  random = openRandom(SEED)
  console.log(`seed ${SEED}, ${ROUNDS} rounds`)
  company = await openCompany(BAKERY, TODAY, blocks)
  expect(await build(company)).toMatchObject({ code: 0 })
}

afterEach(() => fs.rm(company.parent, { recursive: true, force: true }))

const HARMLESS = [
  'a word',
  'a word of an article',
  'an entry more',
  'a day of an entry',
  'a colour',
  'the telephone',
]

const edit = async (): Promise<string> => {
  const name = random.pick(HARMLESS)
  await edits[name]?.({
    folder: path.join(company.folder, 'content'),
    today: company.today,
    random,
  })
  return name
}

const site = (out = 'dist') => treeOf(path.resolve(company.folder, out))

/** The list of a site's files says where its content lies, which is elsewhere for another output. */
const expectRight = async (story: string, out = 'dist') => {
  const [now, cold] = [await site(out), await coldSite(company)]
  const found = differing(now, cold).filter((name) => out === 'dist' || name !== BUILD_MANIFEST)
  expect(found, `seed ${SEED}: ${story}`).toEqual([])
}

const pause = (most: number) => new Promise((resolve) => setTimeout(resolve, random.next() * most))

test('two builds at once', { timeout: 1_800_000 }, async () => {
  await open()
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await edit().then(() => coldSite(company))
    const first = startBuild(company)
    await pause(2500)
    const story = `round ${round}, ${await edit()}`
    const second = startBuild(company)
    expect([await first.ended, await second.ended], story).toMatchObject([{ code: 0 }, { code: 0 }])
    const [after, now] = [await coldSite(company), await site()]
    const both = [differing(now, before), differing(now, after)]
    expect(
      both.some(({ length }) => length === 0),
      `${story}: ${JSON.stringify(both)}`,
    ).toBe(true)
    expect(await build(company), story).toMatchObject({ code: 0 })
    await expectRight(story)
  }
})

test('builds that are killed', { timeout: 1_800_000 }, async () => {
  await open()
  for (let round = 0; round < ROUNDS; round += 1) {
    const story = `round ${round}, ${await edit()}`
    const running = startBuild(company)
    await pause(4000)
    running.process.kill('SIGKILL')
    await running.ended
    expect(await build(company), story).toMatchObject({ code: 0 })
    await expectRight(story)
    const beside = await fs.readdir(company.folder)
    expect(beside.toSorted(), story).toEqual(['.gewerk', 'content', 'deploy', 'dist'])
  }
})

test('so many new articles that threads share them', { timeout: 1_800_000 }, async () => {
  await open()
  const content = path.join(company.folder, 'content')
  await writeArchive(
    content,
    writeArticles(40, ['Brote und Torten aus dem Ofen'], SEED),
    1500,
    TODAY,
  )
  expect(await build(company)).toMatchObject({ code: 0 })
  await expectRight('1,500 articles')
})

/** The files that are kept, but for the program. */
const kept = async (): Promise<string[]> => {
  const folder = path.join(company.folder, '.gewerk')
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.gewerk\/(?:app|program|blocks)/.test(file))
    .toSorted()
}

/** Other bytes in the same file: nothing that is published may have it for a second name. */
const damage = async (file: string): Promise<void> => {
  const bytes = await fs.readFile(file)
  for (let flips = 0; flips < 3 && bytes.length > 0; flips += 1) {
    const at = Math.floor(random.next() * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random.next() * 8))
  }
  await fs.writeFile(file, bytes)
}

describe.each([
  ['the bakery', undefined],
  ['the bakery with blocks of its own', BLOCKS],
])('%s', (_, blocks) => {
  test('what is kept is damaged or deleted', { timeout: 1_800_000 }, async () => {
    await open(blocks)
    const home = path.join(company.folder, 'content/pages/home.yaml')
    if (blocks) await fs.appendFile(home, LIST)
    for (let round = 0; round < ROUNDS; round += 1) {
      const story = `round ${round}, ${await edit()}`
      const published = await site()
      for (const file of await kept()) {
        const chance = random.next()
        if (chance < 0.15) await fs.rm(file)
        else if (chance < 0.6) await damage(file)
      }
      expect(differing(await site(), published), story).toEqual([])
      // Otherwise most of what is kept is not looked into.
      if (random.next() < 0.5) await fs.rm(path.join(company.folder, 'dist'), { recursive: true })
      expect(await build(company), story).toMatchObject({ code: 0 })
      await expectRight(story)
    }
  })
})

test('outputs in turns, moved, deleted, and on another disk', { timeout: 1_800_000 }, async () => {
  await open()
  const elsewhere = await fs.mkdtemp('/dev/shm/gewerk-').catch(() => company.parent)
  const outs = ['dist', 'dist-2', path.join(elsewhere, 'dist')]
  try {
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const out = random.pick(outs)
      const location = path.resolve(company.folder, out)
      const chance = random.next()
      if (chance < 0.2) await fs.rm(location, { recursive: true, force: true })
      else if (chance < 0.4)
        await fs
          .rename(location, path.join(path.dirname(location), `moved-${round}`))
          .catch(() => {})
      const story = `round ${round}, ${await edit()}, ${out}`
      expect(await build(company, out), story).toMatchObject({ code: 0 })
      await expectRight(story, out)
    }
  } finally {
    await fs.rm(elsewhere, { recursive: true, force: true })
  }
})
