import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { buildSite } from '../../scripts/build-site.ts'
import { contentFolder } from '../workspace.ts'

afterEach(() => vi.restoreAllMocks())

const failWith = (fault: object) =>
  vi.spyOn(fs, 'writeFile').mockRejectedValue(Object.assign(new Error('write'), fault))

const build = async () => {
  const content = await contentFolder()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = await buildSite(content, path.join(content, '../dist'))
  return { exit, said: error.mock.calls }
}

test.each([
  [{ code: 'ENOSPC' }, 'Der Datenträger ist voll;'],
  [{ code: 'EDQUOT' }, 'Der Speicherplatz, der Ihnen zusteht, ist aufgebraucht;'],
  [{ code: 'EROFS' }, 'Der Datenträger lässt sich nur lesen, nicht beschreiben;'],
  [
    { code: 'ENOENT', syscall: 'mkdir' },
    'Der Datenträger lässt sich nur lesen, nicht beschreiben;',
  ],
  [{ code: 'EACCES', path: '/srv/a' }, 'fehlt Ihnen die Berechtigung (/srv/a);'],
  [{ code: 'EPERM', path: '/srv/a' }, 'fehlt Ihnen die Berechtigung (/srv/a);'],
  [{ code: 'EBUSY', path: '/srv/a' }, 'hält eine Datei oder einen Ordner fest (/srv/a);'],
  [{ message: 'ENOSPC: no space left, in a bundler' }, 'Der Datenträger ist voll;'],
  [{ message: 'wbuffer: No space left on device' }, 'Der Datenträger ist voll;'],
])('a disk that answers with %o is told in a sentence', async (fault, sentence) => {
  failWith(fault)
  const { exit, said } = await build()
  expect(exit).toBe(2)
  expect(said).toEqual([[expect.stringMatching(/^Abgebrochen: .*wurde nichts geändert\.$/)]])
  expect(said.join()).toContain(sentence)
})

test('an error that is ours keeps its stack', async () => {
  failWith({ code: 'ENOENT', syscall: 'open' })
  await expect(build()).rejects.toThrow('write')
})
