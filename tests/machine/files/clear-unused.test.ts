import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clearUnused, locationsIn, noteUse } from '../../../scripts/machine/files/clear-unused.ts'
import { emptyFolder } from '../../workspace.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

test('what has not been used for two months goes, folders with all that is in them', async () => {
  const folder = await emptyFolder()
  const ages = { 'new.avif': 0, 'used.avif': 59, 'old.avif': 61, 'again.avif': 400, before: 90 }
  await fs.mkdir(path.join(folder, 'before/neues'), { recursive: true })
  for (const [name, days] of Object.entries(ages)) {
    const file = path.join(folder, name)
    if (name !== 'before') await fs.writeFile(file, name)
    await fs.utimes(file, daysAgo(days), daysAgo(days))
  }
  await noteUse(path.join(folder, 'again.avif'))
  await clearUnused(await locationsIn(folder))
  expect((await fs.readdir(folder)).toSorted()).toEqual(['again.avif', 'new.avif', 'used.avif'])
})
