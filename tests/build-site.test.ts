import { promises as fs } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '../scripts/build-site.ts'
import { prerender } from '../scripts/prerender/prerender.ts'
import { contentFolder, emptyFolder, replace } from './workspace.ts'

// The site itself is built for the browser tests; here it is about what becomes of the folder.
vi.mock('../scripts/bundle.ts', () => ({ bundle: async () => ({}) }))
vi.mock('../scripts/prerender/prerender.ts', () => ({ prerender: vi.fn() }))
vi.mock('../scripts/json-schema/write.ts', () => ({ writeSchemas: async () => undefined }))

const write = async (folder: string, text: string) => {
  await fs.mkdir(folder, { recursive: true })
  await fs.writeFile(path.join(folder, 'index.html'), text)
}

/** A folder beside which nothing else stands, with the site of an earlier build. */
const oldSite = async () => {
  const out = path.join(await emptyFolder(), 'dist')
  await write(out, 'alt')
  await fs.writeFile(path.join(out, 'alt.html'), 'alt')
  return out
}

const stateOf = async (out: string) => ({
  beside: await fs.readdir(path.dirname(out)),
  files: (await fs.readdir(out)).toSorted(),
  index: await fs.readFile(path.join(out, 'index.html'), 'utf8'),
})

const OLD = { beside: ['dist'], files: ['alt.html', 'index.html'], index: 'alt' }

beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
  vi.mocked(prerender).mockImplementation((_emitted, _bundle, folder) => write(folder, 'neu'))
})

test('a build puts the whole new site in the place of the old one', async () => {
  const out = await oldSite()
  expect(await buildSite(await contentFolder(), out)).toBe(0)
  expect(await stateOf(out)).toEqual({ beside: ['dist'], files: ['index.html'], index: 'neu' })
})

test('a problem of the content leaves the old site alone', async () => {
  const out = await oldSite()
  const content = await contentFolder({ 'site.yaml': replace('titleSuffix:', 'titelSuffix:') })
  expect(await buildSite(content, out)).toBe(1)
  expect(await stateOf(out)).toEqual(OLD)
})

test('a folder that is not there leaves it alone', async () => {
  const out = await oldSite()
  expect(await buildSite('/gibt/es/nicht', out)).toBe(2)
  expect(await stateOf(out)).toEqual(OLD)
})

test('a build that breaks off in the middle leaves it alone, and nothing behind', async () => {
  const out = await oldSite()
  vi.mocked(prerender).mockImplementation(async (_emitted, _bundle, folder) => {
    await write(folder, 'halb')
    throw new Error('No space left')
  })
  await expect(buildSite(await contentFolder(), out)).rejects.toThrow('No space left')
  expect(await stateOf(out)).toEqual(OLD)
})
