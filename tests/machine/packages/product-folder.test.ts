import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packageAround } from '../../../scripts/machine/packages/product-folder.ts'
import { emptyFolder } from '../../workspace.ts'

test('a package is found from what is compiled in it, also where its package.json is missing', async () => {
  const company = await emptyFolder()
  const product = path.join(company, 'node_modules/gewerk')
  const parts = path.join(product, 'compiled/parts')
  await fs.mkdir(parts, { recursive: true })
  await fs.writeFile(path.join(company, 'package.json'), '{}')
  expect(packageAround(parts)).toBe(product)
  expect(packageAround(path.dirname(parts))).toBe(product)
})

test('sources are found by their package.json', async () => {
  const product = await emptyFolder()
  const folder = path.join(product, 'scripts/machine')
  await fs.mkdir(folder, { recursive: true })
  await fs.writeFile(path.join(product, 'package.json'), '{}')
  expect(packageAround(folder)).toBe(product)
})

test('the search ends where there is nothing', async () => {
  const { root } = path.parse(process.cwd())
  expect(packageAround(path.join(root, 'nowhere', 'at', 'all'))).toBe(root)
})
