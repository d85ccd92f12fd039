import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../../scripts/machine/files/make-folder.ts'
import { emptyFolder } from '../../workspace.ts'

test('those above are made as well, and what is there stays', async () => {
  const within = await emptyFolder()
  const folder = path.join(within, 'a/b/c')
  makeFolder(folder, 0o700)
  makeFolder(folder)
  expect((await fs.stat(folder)).mode & 0o777).toBe(0o700)
  expect((await fs.stat(path.join(within, 'a'))).mode & 0o777).toBe(0o700)
})

test.each(['datei', 'datei/a/b'])('a file is no folder: %s', async (name) => {
  const within = await emptyFolder()
  await fs.writeFile(path.join(within, 'datei'), '')
  expect(() => makeFolder(path.join(within, name))).toThrow(/^E(?:EXIST|NOTDIR):/)
})

test.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y/z'])(
  'where no folder can be made, there is an end: %s',
  (location) => {
    expect(() => makeFolder(location)).toThrow(/^ENOENT:/)
  },
)
