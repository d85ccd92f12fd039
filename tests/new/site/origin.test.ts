import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { originOf } from '../../../scripts/new/site/origin.ts'
import { emptyFolder } from '../../workspace.ts'

/** A package as npm leaves it, installed from what stands in the folder's own package.json. */
const installed = async (spec: string | undefined) => {
  const folder = path.join(await emptyFolder(), 'Büro Süd')
  const product = path.join(folder, 'node_modules/gewerk')
  await fs.mkdir(product, { recursive: true })
  const own = JSON.stringify({ name: 'gewerk', version: '1.2.3' })
  await fs.writeFile(path.join(product, 'package.json'), own)
  const dependencies = spec === undefined ? undefined : { gewerk: spec }
  await fs.writeFile(path.join(folder, 'package.json'), JSON.stringify({ dependencies }))
  return { folder, product }
}

const dependencyFor = async (spec: string | undefined) =>
  (await originOf((await installed(spec)).product)).dependency

test.each(['^1.0.0', 'latest', '1.2.3', undefined])('the registry, for %s', async (spec) => {
  expect(await dependencyFor(spec)).toBe('^1.2.3')
})

test.each([
  'https://agentur.example/gewerk-1.2.3.tgz',
  'git+ssh://git@agentur.example/gewerk.git',
  'github:agentur/gewerk',
])('what npm can ask for it again: %s', async (spec) => {
  expect(await dependencyFor(spec)).toBe(spec)
})

test('a file, which is to lie beside the content', async () => {
  const { folder, product } = await installed('file:../gewerk-1.2.3.tgz')
  const file = path.join(folder, '../gewerk-1.2.3.tgz')
  await fs.writeFile(file, 'package')
  expect(await originOf(product)).toEqual({
    dependency: 'file:gewerk-1.2.3.tgz',
    file,
    isInstalled: true,
  })
})

test('the registry, where the file is gone by now', async () => {
  expect(await dependencyFor('file:../gewerk-1.2.3.tgz')).toBe('^1.2.3')
})

test('the registry, where nobody says what npm was told, as in the folder for all', async () => {
  const { folder, product } = await installed('^1.0.0')
  await fs.rm(path.join(folder, 'package.json'))
  expect(await originOf(product)).toEqual({ dependency: '^1.2.3', isInstalled: true })
})

test('the registry from a repository, too, which npm has not installed', async () => {
  const { product } = await installed('^1.0.0')
  const repository = path.join(await emptyFolder(), 'gewerk')
  await fs.cp(product, repository, { recursive: true })
  expect(await originOf(repository)).toEqual({ dependency: '^1.2.3', isInstalled: false })
})
