import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { start } from '../../scripts/commands/start.ts'
import { builtSite } from '../../scripts/serve/built-site.ts'
import { contentFolder, emptyFolder, readAll, replace, siteOf } from '../workspace.ts'
import { closeSmallApp, smallApp } from './small-app.ts'

vi.mock('../../scripts/app/app-of.ts', async () => ({
  appOf: (await import('./small-app.ts')).smallApp,
}))
vi.mock('../../scripts/serve/serve.ts', async (original) => ({
  ...(await original<object>()),
  serve: vi.fn(async () => ({
    address: () => ({ address: '127.0.0.1', port: 40_000 }),
    close: () => {},
  })),
}))
vi.mock('../../scripts/serve/built-site.ts', () => ({ builtSite: vi.fn(async () => []) }))

const LOCAL = '/__inbox'

const open = async () => {
  const folder = await emptyFolder()
  return {
    ...siteOf(await contentFolder()),
    folder,
    out: path.join(folder, 'dist'),
    cache: path.join(folder, '.gewerk'),
    serverFiles: path.join(folder, 'deploy'),
  }
}

const filesNaming = async (word: string, folder: string) =>
  [...(await readAll(folder))].filter(([, bytes]) => bytes.includes(word)).map(([name]) => name)

const served = () => vi.mocked(builtSite).mock.lastCall?.[0] ?? ''

afterAll(closeSmallApp)

beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})

test('what is looked at here posts to the local inbox, and is not where the site to publish is', async () => {
  const site = await open()
  expect(await start(site, [])).toBe(0)
  expect(await filesNaming(LOCAL, served())).not.toEqual([])
  expect(existsSync(site.out)).toBe(false)
  expect(existsSync(site.serverFiles)).toBe(false)
})

test('another content that is looked at leaves the site alone that is served already', async () => {
  const site = await open()
  await start(site, [])
  const first = served()
  const files = await readAll(first)
  const { content } = siteOf(await contentFolder({ 'values.yaml': replace('Zeit', 'Geduld') }))
  await start({ ...site, content }, [])
  expect(served()).not.toBe(first)
  expect(await readAll(first)).toEqual(files)
})

test('looking at a site leaves the one to publish as it was built', async () => {
  const site = await open()
  await buildSite(site, { openApp: smallApp })
  const [built, forServers] = [await readAll(site.out), await readAll(site.serverFiles)]
  expect(await start(site, [])).toBe(0)
  expect(await readAll(site.out)).toEqual(built)
  expect(await readAll(site.serverFiles)).toEqual(forServers)
  expect(await filesNaming(LOCAL, site.out)).toEqual([])
})

test('an address that the site to publish has is missed', async () => {
  const site = await open()
  await buildSite(site, { openApp: smallApp })
  await fs.rm(path.join(site.content, 'news/ofen.md'))
  await start(site, [])
  expect(vi.mocked(console.log).mock.calls.join()).toContain('/neues/ofen')
})
