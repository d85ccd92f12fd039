import { EventEmitter, once } from 'node:events'
import fileSystem, { existsSync, promises as fs, mkdirSync, renameSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Happening } from '../../../scripts/dev/watch/happenings.ts'
import { watchFolder } from '../../../scripts/dev/watch/watch-folder.ts'
import type { Watching } from '../../../scripts/dev/watch/watching.ts'

const open: Watching[] = []

afterEach(() => {
  for (const watching of open.splice(0)) watching.close()
})

/** A folder with one text in it, watched; `told` resolves once something of a file in it has been told. */
const watched = async () => {
  const parent = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-watch-'))
  const folder = path.join(parent, 'content')
  const at = (name: string) => path.join(folder, name)
  await fs.mkdir(at('news'), { recursive: true })
  await fs.writeFile(at('news/a.md'), 'eins')
  const teller = new EventEmitter()
  const all: [string, Happening][] = []
  open.push(
    await watchFolder(folder, 10, (happened) => {
      all.push(...happened)
      teller.emit('told')
    }),
  )
  const told = async (name: string, what: Happening): Promise<void> => {
    for (;;) {
      const next = all.shift()
      if (!next) await once(teller, 'told')
      if (next?.[0] === at(name) && next[1] === what) return
    }
  }
  return { parent, folder, at, told }
}

describe('it is told', () => {
  test('when a file is written', async () => {
    const { at, told } = await watched()
    await fs.writeFile(at('news/a.md'), 'zwei')
    await told('news/a.md', 'changed')
  })

  test('when a program writes beside it and renames', async () => {
    const { at, told } = await watched()
    await fs.writeFile(at('news/.a.md.tmp'), 'zwei')
    await told('news/.a.md.tmp', 'added')
    await fs.rename(at('news/.a.md.tmp'), at('news/a.md'))
    await told('news/a.md', 'changed')
  })

  test('when a file comes and goes', async () => {
    const { at, told } = await watched()
    await fs.writeFile(at('b.yaml'), 'b: 1')
    await told('b.yaml', 'added')
    await fs.rm(at('b.yaml'))
    await told('b.yaml', 'removed')
  })

  test('what is in a folder that comes, and what is changed there later', async () => {
    const { parent, at, told } = await watched()
    await fs.mkdir(path.join(parent, 'pages'))
    await fs.writeFile(path.join(parent, 'pages/home.yaml'), 'route: /')
    await fs.rename(path.join(parent, 'pages'), at('pages'))
    await told('pages/home.yaml', 'added')
    await fs.writeFile(at('pages/home.yaml'), 'route: /neu')
    await told('pages/home.yaml', 'changed')
  })

  test('when the folder around it is deleted and made anew, as by whoever clones it once more', async () => {
    const { parent, folder, at, told } = await watched()
    for (const text of ['zwei', 'drei']) {
      await fs.rm(parent, { recursive: true })
      await told('news/a.md', 'removed')
      await fs.mkdir(path.join(folder, 'news'), { recursive: true })
      await fs.writeFile(at('news/a.md'), text)
      await told('news/a.md', 'added')
      await fs.writeFile(at('news/a.md'), 'vier')
      await told('news/a.md', 'changed')
    }
  })

  test('when the folder itself is moved away and brought back', async () => {
    const { parent, folder, at, told } = await watched()
    await fs.rename(folder, path.join(parent, 'elsewhere'))
    await told('news/a.md', 'removed')
    await fs.rename(path.join(parent, 'elsewhere'), folder)
    await told('news/a.md', 'added')
    await fs.writeFile(at('news/a.md'), 'zwei')
    await told('news/a.md', 'changed')
  })
})

test('what stands in a folder when the watching begins is no news, however long it takes to look at it', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-watch-'))
  const rounds = Array.from({ length: 30 }, (_, index) => String(index))
  await fs.mkdir(path.join(folder, ...rounds), { recursive: true })
  await fs.writeFile(path.join(folder, 'a.md'), 'eins')
  const told: string[] = []
  open.push(await watchFolder(folder, 0, (happened) => told.push(...happened.keys())))
  expect(told).toEqual([])
})

test('a folder of which the system says only that something happened, and that is gone by then', async () => {
  const listeners = new Map<string, (event: string, name: string | null) => void>()
  vi.spyOn(fileSystem, 'watch').mockImplementation(((folder: string, listener) => {
    if (!existsSync(folder)) throw Object.assign(new Error(folder), { code: 'ENOENT' })
    listeners.set(folder, listener as never)
    return Object.assign(new EventEmitter(), { close: () => undefined })
  }) as typeof fileSystem.watch)
  onTestFinished(() => void vi.restoreAllMocks())
  const { at, told } = await watched()
  await fs.writeFile(at('news/b.md'), 'zwei')
  listeners.get(at('news'))?.('rename', null)
  await told('news/b.md', 'added')
  await fs.rm(at('news'), { recursive: true })
  listeners.get(at('news'))?.('rename', null)
  await told('news/b.md', 'removed')
})

test.each([
  'news',
  'news/a.md',
])('%s goes, and an empty folder of its name comes at once', async (name) => {
  const { parent, at, told } = await watched()
  // Nothing is looked at in between.
  renameSync(at(name), path.join(parent, 'elsewhere'))
  mkdirSync(at(name))
  await told('news/a.md', 'removed')
  await fs.writeFile(at(`${name}/b.md`), 'zwei')
  await told(`${name}/b.md`, 'added')
})

test('of many files that go at once, each is looked at about once', async () => {
  const { at, told } = await watched()
  const names = Array.from({ length: 300 }, (_, index) => `news/${index}.md`)
  for (const name of names) await fs.writeFile(at(name), 'eins')
  await told('news/299.md', 'added')
  const looks = vi.spyOn(path, 'relative')
  onTestFinished(() => void vi.restoreAllMocks())
  await fs.rm(at('news'), { recursive: true })
  await told('news/299.md', 'removed')
  expect(looks.mock.calls.length).toBeLessThan(10 * names.length)
})

test.each([
  ['ENOSPC', 0],
  ['ENOSPC', 2],
  ['EMFILE', 1],
])('whoever may not watch any more folders (%s after %i) is told so', async (code, allowed) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-watch-'))
  await fs.mkdir(path.join(folder, 'news'))
  const { watch } = fileSystem
  let watched = 0
  vi.spyOn(fileSystem, 'watch').mockImplementation(((...given: Parameters<typeof watch>) => {
    watched += 1
    if (watched > allowed) throw Object.assign(new Error(code), { code, syscall: 'watch' })
    return watch(...given)
  }) as typeof watch)
  onTestFinished(() => void vi.restoreAllMocks())
  await expect(watchFolder(folder, 0, () => undefined)).rejects.toThrow('wie das System erlaubt')
})
