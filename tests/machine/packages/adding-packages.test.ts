import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  addingPackage,
  addingTools,
  installingAnew,
  installingForMachine,
} from '../../../scripts/machine/packages/adding-packages.ts'
import { emptyFolder } from '../../workspace.ts'

test.each([
  ['package-lock.json', 'npm install leaflet', 'npm install --save-dev vite react'],
  ['pnpm-lock.yaml', 'pnpm add leaflet', 'pnpm add --save-dev vite react'],
  ['yarn.lock', 'yarn add leaflet', 'yarn add --dev vite react'],
  ['bun.lock', 'bun add leaflet', 'bun add --dev vite react'],
])('packages come by what has written %s, there or above', async (lock, one, tools) => {
  const above = await emptyFolder()
  const folder = path.join(above, 'firma')
  await fs.mkdir(folder)
  await fs.writeFile(path.join(above, lock), '')
  expect(addingPackage(folder, 'leaflet')).toBe(one)
  expect(addingTools(folder, ['vite', 'react'])).toBe(tools)
})

test.each([
  ['package-lock.json', 'npm install', 'npm install --include=optional'],
  ['pnpm-lock.yaml', 'pnpm install', 'pnpm install'],
  ['yarn.lock', 'yarn install', 'yarn install'],
  ['bun.lock', 'bun install', 'bun install'],
])('what has written %s installs all anew', async (lock, anew, forMachine) => {
  const folder = await emptyFolder()
  await fs.writeFile(path.join(folder, lock), '')
  const product = path.join(folder, 'node_modules/gewerk')
  expect(installingAnew(product)).toBe(anew)
  expect(installingForMachine(product)).toBe(forMachine)
})

test('where nothing is installed, npm does it', async () => {
  expect(addingPackage(await emptyFolder(), 'leaflet')).toBe('npm install leaflet')
})
