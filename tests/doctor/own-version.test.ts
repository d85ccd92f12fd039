import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { versionIn } from '../../scripts/doctor/checks/own-version.ts'
import { packageFiles } from '../../scripts/machine/packages/half-installed.ts'
import { emptyFolder } from '../workspace.ts'

const write = async (folder: string, name: string, text: string) => {
  const file = path.join(folder, name)
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, text)
}

const FILES = [
  'compiled/gewerk.mjs',
  'compiled/parts/check-a.js',
  'compiled/app/app.json',
  'src/a.ts',
  'docs/handbuch/README.md',
  'CHANGELOG.md',
]

/** As npm reads it; it takes `package.json` along in any case. */
const PACKAGE = JSON.stringify({ files: ['CHANGELOG.md', 'compiled', 'docs/handbuch', 'src'] })

/** A package, as far as it is looked at. */
const installed = async () => {
  const folder = await emptyFolder()
  await write(folder, 'package.json', PACKAGE)
  for (const name of FILES) await write(folder, name, 'export const a = 1')
  const { file, text } = packageFiles(folder)
  await fs.writeFile(file, text)
  return folder
}

const expectHalf = async (folder: string) => {
  const { state, words, advice } = await versionIn(folder)
  expect(state).toBe('wrong')
  expect(words).toContain(folder)
  expect(advice).toContain('npm install')
}

test.each([
  'compiled/app',
  'compiled/parts/check-a.js',
  'compiled/files.json',
  'src',
  'docs',
  'CHANGELOG.md',
  'package.json',
])('a package of which %s is missing is told as half installed', async (name) => {
  const folder = await installed()
  expect((await versionIn(folder)).state).toBe('right')
  await fs.rm(path.join(folder, name), { recursive: true })
  await expectHalf(folder)
})

test.each([
  ['package-lock.json', 'npm install'],
  ['pnpm-lock.yaml', 'pnpm install'],
  ['yarn.lock', 'yarn install'],
  ['bun.lock', 'bun install'],
])('what wrote %s is what installs it anew: %s', async (lock, command) => {
  const company = await emptyFolder()
  const folder = path.join(company, 'node_modules/gewerk')
  await write(folder, 'compiled/gewerk.mjs', '')
  await write(company, lock, '')
  const { advice } = await versionIn(folder)
  expect(advice).toContain('Löschen Sie den Ordner node_modules')
  expect(advice).toContain(`neu: ${command}.`)
})

test('of Yarn that has no node_modules, the folder is told in which it unpacks', async () => {
  const company = await emptyFolder()
  const folder = path.join(company, '.yarn/unplugged/gewerk-file-1/node_modules/gewerk')
  await write(folder, 'compiled/gewerk.mjs', '')
  await write(company, 'yarn.lock', '')
  const { advice } = await versionIn(folder)
  expect(advice).toContain('Löschen Sie den Ordner .yarn/unplugged, ')
})

test('a package of which a file was cut off is told as half installed', async () => {
  const folder = await installed()
  await write(folder, 'compiled/parts/check-a.js', 'export')
  await expectHalf(folder)
})

test('what somebody has added to a package is none of our business', async () => {
  const folder = await installed()
  await write(folder, 'src/a.ts', 'export const a = 1\r\n')
  await write(folder, 'src/b.ts', '')
  expect((await versionIn(folder)).state).toBe('right')
})

test('sources are no package of which something could be missing', async () => {
  expect((await versionIn(await emptyFolder())).state).toBe('right')
})

test('what was packed in a repository may be of older sources', async () => {
  const folder = await installed()
  await write(folder, 'tests/a.test.ts', '')
  await write(folder, 'src/a.ts', '')
  expect((await versionIn(folder)).state).toBe('right')
})
