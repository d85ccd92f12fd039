import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from '../../../scripts/publish/pictures/cache.ts'
import { removeFolder } from '../../workspace.ts'

test('a picture that is asked for twice at once is made once', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-cache-'))
  onTestFinished(() => removeFolder(folder))
  const { once } = openCache(folder)
  let made = 0
  const make = (file: string) => {
    made += 1
    return fs.writeFile(file, 'a picture')
  }
  const files = await Promise.all([once('a.svg', make), once('a.svg', make)])
  expect(new Set(files).size).toBe(1)
  expect(made).toBe(1)
  expect(await fs.readFile(files[0] ?? '', 'utf8')).toBe('a picture')
})
