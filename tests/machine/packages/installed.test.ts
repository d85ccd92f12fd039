import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { installedIn } from '../../../scripts/machine/packages/installed.ts'
import { emptyFolder } from '../../workspace.ts'

test.each([
  ['npm', '.package-lock.json'],
  ['pnpm', '.pnpm/lock.yaml'],
  ['Yarn 1', '.yarn-integrity'],
  ['later Yarn', '.yarn-state.yml'],
])('what %s has installed is seen', async (_, name) => {
  const folder = await emptyFolder()
  expect(installedIn([folder])).toEqual([])
  const file = path.join(folder, 'node_modules', name)
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, '')
  expect(installedIn([folder])).toEqual([file])
})

test.each([
  ['Yarn without a folder of packages', '.pnp.cjs'],
  ['bun', 'bun.lock'],
])('what %s has installed is seen beside it, as no folder of packages says it', async (_, name) => {
  const above = await emptyFolder()
  const folder = path.join(above, 'firma')
  const file = path.join(above, name)
  await fs.writeFile(file, '')
  expect(installedIn([folder])).toEqual([file])
})
