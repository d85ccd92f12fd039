import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { whyNotInto } from '../../scripts/deploy/why-not-into.ts'
import { emptyFolder, siteOf } from '../workspace.ts'

const company = async () => {
  const folder = await emptyFolder()
  const site = siteOf(path.join(folder, 'content'))
  await fs.mkdir(site.content)
  return { folder, site }
}

test.each([
  'content',
  'content/www',
  'dist/www',
  '.gewerk',
  '.gewerk/preview',
])('no site goes into %s, which commands read or replace', async (name) => {
  const { folder, site } = await company()
  expect(await whyNotInto(path.join(folder, name), site)).toContain('den Gewerk selbst braucht')
})

test('the folder itself does not lie in itself', async () => {
  const { site } = await company()
  const said = await whyNotInto(site.content, site)
  expect(said).toContain(`${site.content} ist ein Ordner, den Gewerk selbst braucht`)
})

test('nor by a link', async () => {
  const { folder, site } = await company()
  await fs.symlink('content', path.join(folder, 'www'))
  expect(await whyNotInto(path.join(folder, 'www'), site)).toContain(site.content)
})

test.each(['www', 'dist', '../www'])('one goes into %s', async (name) => {
  const { folder, site } = await company()
  expect(await whyNotInto(path.join(folder, name), site)).toBeUndefined()
})

test.each([
  '.',
  '..',
])('a folder that has the content in it would show that to everybody: %s', async (name) => {
  const { folder, site } = await company()
  const said = await whyNotInto(path.join(folder, name), site)
  expect(said).toContain('dann könnte sie jeder im Netz lesen')
})
