import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { writeChanges } from '../../../scripts/edit/change/write-changes.ts'
import { emptyFolder } from '../../workspace.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a new text is on the disk before it takes the place of the old one', async () => {
  const location = path.join(await emptyFolder(), 'site.yaml')
  await fs.writeFile(location, 'alt\n')
  const writing = vi.spyOn(fs, 'writeFile')
  await writeChanges([{ file: { location, text: 'alt\n' }, text: 'neu\n' }])
  expect(writing.mock.calls.map(([, text, options]) => [text, options])).toEqual([
    ['neu\n', expect.objectContaining({ flush: true })],
  ])
  expect(await fs.readFile(location, 'utf8')).toBe('neu\n')
})

test('what keeps a new text from taking the place of the old one is said of the file, not of its draft', async () => {
  const location = path.join(await emptyFolder(), 'site.yaml')
  await fs.writeFile(location, 'alt\n')
  const denied = Object.assign(new Error('EROFS'), { code: 'EROFS', path: `${location}.draft` })
  vi.spyOn(fs, 'rename').mockRejectedValue(denied)
  const written = writeChanges([{ file: { location, text: 'alt\n' }, text: 'neu\n' }])
  await expect(written).rejects.toMatchObject({ code: 'EROFS', path: location })
  expect(await fs.readFile(location, 'utf8')).toBe('alt\n')
})
