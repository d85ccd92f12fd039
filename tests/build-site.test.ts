import { createHash } from 'node:crypto'
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

const rendering = (text: string) =>
  vi.mocked(prerender).mockImplementation(async (_emitted, _bundle, folder) => {
    await fs.mkdir(folder, { recursive: true })
    await fs.writeFile(path.join(folder, 'index.html'), text)
    const sha256 = createHash('sha256').update(text).digest('hex')
    return new Map([['index.html', { bytes: Buffer.byteLength(text), sha256 }]])
  })

const folderWith = async (text: string): Promise<string> => {
  const out = path.join(await emptyFolder(), 'dist')
  rendering(text)
  await buildSite(await contentFolder(), out)
  return out
}

const stateOf = async (out: string) => ({
  beside: (await fs.readdir(path.dirname(out))).filter((name) => !name.startsWith('.')),
  index: await fs.readFile(path.join(out, 'index.html'), 'utf8'),
})

beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})

test('a build puts the new site in the place of the old one', async () => {
  const out = await folderWith('alt')
  rendering('neu')
  expect(await buildSite(await contentFolder(), out)).toBe(0)
  expect(await stateOf(out)).toEqual({ beside: ['dist'], index: 'neu' })
})

test.each([
  ['a problem of the content', () => contentFolder({ 'site.yaml': replace('logo:', 'lgo:') }), 1],
  ['a folder that is not there', async () => '/gibt/es/nicht', 2],
])('%s leaves the old site alone', async (_, content, exit) => {
  const out = await folderWith('alt')
  rendering('neu')
  expect(await buildSite(await content(), out)).toBe(exit)
  expect(await stateOf(out)).toEqual({ beside: ['dist'], index: 'alt' })
})

test('a build that breaks off in the middle leaves it alone, and nothing behind', async () => {
  const out = await folderWith('alt')
  vi.mocked(prerender).mockImplementation(async (_emitted, _bundle, folder) => {
    await fs.mkdir(folder, { recursive: true })
    await fs.writeFile(path.join(folder, 'index.html'), 'halb')
    throw new TypeError('x is not a function')
  })
  await expect(buildSite(await contentFolder(), out)).rejects.toThrow('x is not a function')
  expect(await stateOf(out)).toEqual({ beside: ['dist'], index: 'alt' })
})
