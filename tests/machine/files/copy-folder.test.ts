import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copyFolder } from '../../../scripts/machine/files/copy-folder.ts'
import { emptyFolder } from '../../workspace.ts'

test('copies of files that are read-only can be written', async () => {
  const [from, to] = [await emptyFolder(), await emptyFolder()]
  await fs.mkdir(path.join(from, 'pages'))
  await fs.writeFile(path.join(from, 'pages/home.yaml'), 'Brot', { mode: 0o444 })
  await copyFolder(from, to)
  const copy = path.join(to, 'pages/home.yaml')
  expect(await fs.readFile(copy, 'utf8')).toBe('Brot')
  expect((await fs.stat(copy)).mode & 0o200).toBe(0o200)
})
