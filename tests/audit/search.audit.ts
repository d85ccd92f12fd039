import { promises as fs } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { productFolder } from '../../scripts/machine/packages/product-folder.ts'
import { builtSite } from '../../scripts/serve/built-site.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { hydrated, newVisitor, phone } from '../browser/harness.ts'
import { allWords, words } from '../browser/parts.ts'
import { RENOVATION, RENOVATION_TODAY, siteOf } from '../workspace.ts'
import { keepNews, SOUGHT, writeNews } from './search/archive.ts'

/** How many articles: `ARTICLES=10000` takes as long as to build so many. */
const ARTICLES = Number(process.env.ARTICLES ?? 2_000)

/** Bytes that a search may load, as they cross the line. */
const MOST_BYTES = 150_000

let work: string

beforeAll(async () => {
  work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-search-'))
  await fs.cp(RENOVATION, content(), { recursive: true })
})

afterAll(() => fs.rm(work, { recursive: true, force: true }))

const content = () => path.join(work, 'content')

/** Builds the site anew, beside what it was if asked for. */
const build = async (name = 'dist', cache = productFolder): Promise<string> => {
  const out = path.join(work, name)
  const site = { ...siteOf(content(), RENOVATION_TODAY), out, cache: path.join(cache, '.gewerk') }
  expect(await buildSite(site)).toBe(0)
  return out
}

const open = async (out: string): Promise<string> => {
  const server = await serve(await builtSite(out), 0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const filesOfSearch = async (out: string): Promise<string[]> =>
  (await fs.readdir(path.join(out, 'assets'))).filter((name) => /^search-.*\.json$/.test(name))

const results = '.search ol a'

/** Bytes of the answers that the search has loaded, by what was typed. */
const listen = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const searched = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/search-[^/]*\.json$/.test(response.url)) searched.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (searched.has(requestId)) bytes += encodedDataLength
  })
  return () => {
    const loaded = bytes
    bytes = 0
    return loaded
  }
}

const findEach = async (base: string): Promise<Record<string, number>> => {
  const { page, complaints } = await newVisitor(phone)
  const loaded = await listen(page)
  await page.goto(`${base}/suche`)
  await hydrated(page)
  expect(loaded()).toBe(0)
  const rows: Record<string, number> = {}
  for (const { title, typed } of SOUGHT)
    for (const each of typed) {
      await page.getByRole('searchbox').fill(each)
      await expect
        .poll(async () => (await allWords(page.locator(results)))[0], { message: each })
        .toBe(title)
      rows[each] = loaded()
    }
  expect(complaints).toEqual([])
  return rows
}

it('finds each of thousands of articles, and loads little of their index', async () => {
  await writeNews(content(), ARTICLES, RENOVATION_TODAY)
  const out = await build()
  expect((await filesOfSearch(out)).length).toBeGreaterThan(10)
  const base = await open(out)
  const rows = await findEach(base)
  console.table(rows)
  expect(Math.max(...Object.values(rows))).toBeLessThan(MOST_BYTES)

  const { page } = await newVisitor(phone)
  await page.goto(`${base}/suche?q=heizung%20keller`)
  const status = page.getByRole('status')
  await expect.poll(() => words(status)).toMatch(/^\d\.\d{3} Treffer, hier die besten 10$/)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run('main'),
  )
  expect(violations).toEqual([])
  await page.getByRole('searchbox').fill('schamott')
  await page.getByRole('link', { name: SOUGHT[1]?.title as string }).click()
  await expect.poll(() => words(page.locator('h1'))).toBe(SOUGHT[1]?.title)
})

it('has one index again when there are few, and parts again when there are many', async () => {
  await keepNews(content(), ARTICLES / 10)
  const few = await build()
  expect(await filesOfSearch(few)).toEqual([])
  await keepNews(content(), 0)
  await writeNews(content(), 300, RENOVATION_TODAY)
  await findEach(await open(await build()))

  await writeNews(content(), 500, RENOVATION_TODAY)
  const many = await filesOfSearch(await build())
  expect(many.length).toBeGreaterThan(10)
  expect(await filesOfSearch(await build('cold', path.join(work, 'cold-cache')))).toEqual(many)
})
