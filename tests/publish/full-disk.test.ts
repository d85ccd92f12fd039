import { promises as fs } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { explainDiskFault } from '../../scripts/problem/explain-disk-fault.ts'
import { contentFolder, emptyFolder, siteOf } from '../workspace.ts'

/** Builds on a disk that answers every write with this fault. */
const buildWith = async (fault: object) => {
  const content = await contentFolder()
  vi.spyOn(fs, 'writeFile').mockRejectedValue(Object.assign(new Error('write'), fault))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = await buildSite(siteOf(content))
  return { exit, said: error.mock.calls }
}

test.each([
  [{ code: 'ENOSPC' }, 'Der Datenträger ist voll;'],
  [{ code: 'EDQUOT' }, 'Der Speicherplatz, der Ihnen zusteht, ist aufgebraucht;'],
  [{ code: 'EFBIG' }, 'Eine Datei würde größer, als es hier erlaubt ist;'],
  [{ code: 'EIO' }, 'Der Datenträger oder das Netzlaufwerk meldet einen Fehler;'],
  [{ code: 'ESTALE' }, 'Der Datenträger oder das Netzlaufwerk meldet einen Fehler;'],
  [{ code: 'EROFS' }, 'Der Datenträger lässt sich nur lesen, nicht beschreiben;'],
  [
    { code: 'ENOENT', syscall: 'mkdir' },
    'Der Datenträger lässt sich nur lesen, nicht beschreiben;',
  ],
  [
    { code: 'ENOTDIR', syscall: 'mkdir', path: '/srv/a' },
    'Ordner sein müsste, liegt eine Datei (/srv/a);',
  ],
  [{ code: 'EEXIST', syscall: 'mkdir' }, 'Ordner sein müsste, liegt eine Datei;'],
  [{ code: 'EMFILE' }, 'Das Betriebssystem lässt nicht mehr offene Dateien zu;'],
  [{ code: 'EACCES', path: '/srv/a' }, 'fehlt Ihnen die Berechtigung (/srv/a);'],
  [{ code: 'EPERM', path: '/srv/a' }, 'fehlt Ihnen die Berechtigung (/srv/a);'],
  [{ code: 'EBUSY', path: '/srv/a' }, 'hält eine Datei oder einen Ordner fest (/srv/a);'],
  [
    { code: 'EBUSY', syscall: 'rename', path: '/srv/a' },
    'Volume eines Containers) und lässt sich nicht ersetzen (/srv/a);',
  ],
  [{ code: 'ENAMETOOLONG', path: '/srv/a' }, 'länger, als dieser Rechner ihn zulässt (/srv/a);'],
  [{ code: 'ELOOP', path: '/srv/a' }, 'Eine Verknüpfung führt im Kreis (/srv/a);'],
  [{ message: 'ENOSPC: no space left, in a bundler' }, 'Der Datenträger ist voll;'],
  [{ message: 'wbuffer: No space left on device' }, 'Der Datenträger ist voll;'],
])('a disk that answers with %o is told in a sentence', async (fault, sentence) => {
  const { exit, said } = await buildWith(fault)
  expect(exit).toBe(2)
  expect(said).toEqual([
    [expect.stringMatching(/^Abgebrochen: .*wurde nichts geändert\.\n→ .+\.$/)],
  ])
  expect(said.join()).toContain(sentence)
})

test('of a path that a file keeps from being made, the file is named', async () => {
  const company = await emptyFolder()
  const file = path.join(company, '.gewerk')
  await fs.writeFile(file, '')
  const error = await fs.mkdir(path.join(file, 'schema/content')).catch((thrown) => thrown)
  const said = explainDiskFault(error)
  expect(said).toContain(`liegt eine Datei (${file}).`)
  // Only a build knows what became of the site.
  expect(said).not.toContain('Website')
})

test('nothing is being written any more once a build has said that it could not', async () => {
  const content = await contentFolder()
  let writing = 0
  const turns = async (count: number) => {
    writing += 1
    for (let each = 0; each < count; each += 1) await setImmediate()
    writing -= 1
  }
  const spy = vi.spyOn(fs, 'writeFile').mockImplementation(() => turns(5000))
  // The first one fails while others are at it.
  spy.mockImplementationOnce(async () => {
    await turns(500)
    throw Object.assign(new Error('write'), { code: 'ENOSPC' })
  })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await buildSite(siteOf(content))).toBe(2)
  expect(writing).toBe(0)
})

test('an error that is ours keeps its stack', async () => {
  await expect(buildWith({ code: 'ENOENT', syscall: 'open' })).rejects.toThrow('write')
})
