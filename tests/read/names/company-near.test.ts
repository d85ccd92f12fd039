import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { companyNear } from '../../../scripts/read/names/company-near.ts'
import { emptyFolder } from '../../workspace.ts'

const company = async (folder: string): Promise<string> => {
  await fs.mkdir(path.join(folder, 'content/pages'), { recursive: true })
  await fs.writeFile(path.join(folder, 'content/site.yaml'), '')
  return folder
}

test.each(['content', 'content/pages'])('who stands in %s is in a company', async (below) => {
  const folder = await company(await emptyFolder())
  expect(companyNear(path.join(folder, below))).toBe(folder)
})

test('who has just made a company, and has not gone into its folder, is told of it', async () => {
  const work = await emptyFolder()
  const firma = await company(path.join(work, 'firma'))
  await fs.mkdir(path.join(work, 'other'))
  await fs.writeFile(path.join(work, 'note.txt'), '')
  expect(companyNear(work)).toBe(firma)
})

test('of two companies none is guessed, and there may be none, or no folder', async () => {
  const work = await emptyFolder()
  expect(companyNear(work)).toBeUndefined()
  expect(companyNear(path.join(work, 'gone'))).toBeUndefined()
  await company(path.join(work, 'one'))
  await company(path.join(work, 'two'))
  expect(companyNear(work)).toBeUndefined()
})
