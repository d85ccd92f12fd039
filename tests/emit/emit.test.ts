import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { emit, openEmitted } from '../../scripts/emit/emit.ts'
import { contentFolder, emptyFolder, type Overrides, replace, siteOf } from '../workspace.ts'

const emitFrom = async (content: string, folder: string) => {
  const { site, media, problems } = await compile(siteOf(content))
  if (!site) throw new Error(JSON.stringify(problems))
  await emit(site, media, folder)
}

const emitWith = async (folder: string, overrides: Overrides = {}) =>
  emitFrom(await contentFolder(overrides), folder)

/** Every file with the moment of its last change, in nanoseconds. */
const listing = async (folder: string) => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const rows = await Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, bigint]> => {
      const location = path.join(parentPath, name)
      const { mtimeNs } = await fs.stat(location, { bigint: true })
      return [path.relative(folder, location), mtimeNs]
    }),
  )
  return new Map(rows)
}

const changedBetween = (before: Map<string, bigint>, after: Map<string, bigint>) =>
  [...after].filter(([name, time]) => before.get(name) !== time).map(([name]) => name)

test('writes one file for the site, and one for each page', async () => {
  const folder = await emptyFolder()
  await emitWith(folder)
  expect([...(await listing(folder)).keys()]).toEqual(
    expect.arrayContaining([
      'site.json',
      'pages/index.json',
      'pages/404.json',
      'pages/sortiment/index.json',
      'pages/neues/erntebrot/index.json',
    ]),
  )
})

test('writes what can be read back', async () => {
  const folder = await emptyFolder()
  await emitWith(folder)
  const emitted = openEmitted(folder)
  const site = await emitted.site()
  expect(site.url).toBe('https://www.backhaus-aehrengold.example')
  expect(site.routes).toContain('/neues/erntebrot')
  for (const route of site.routes) expect((await emitted.page(route)).route).toBe(route)
  const { fields } = await emitted.admin('/sortiment')
  expect(fields['hero.title']).toMatchObject({ file: 'pages/sortiment.yaml', text: 'Sortiment' })
})

test('names the pictures that pages show, and no others', async () => {
  const folder = await emptyFolder()
  await emitWith(folder, { 'media/alt.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  const { media } = await openEmitted(folder).site()
  expect(media.map(({ url }) => url.replace(/\.\w{8}\./, '.')).toSorted()).toEqual([
    '/media/beispiel.svg',
    '/media/icon.svg',
    '/media/logo.svg',
  ])
})

test('leaves files alone that stay the same', async () => {
  const [content, folder] = [await contentFolder(), await emptyFolder()]
  await emitFrom(content, folder)
  const before = await listing(folder)
  await emitFrom(content, folder)
  expect(changedBetween(before, await listing(folder))).toEqual([])
})

test('writes anew only what an edit has changed', async () => {
  const [content, folder] = [await contentFolder(), await emptyFolder()]
  await emitFrom(content, folder)
  const before = await listing(folder)
  const article = path.join(content, 'news/ofen.md')
  await fs.writeFile(article, replace('Holz', 'Buchenholz')(await fs.readFile(article, 'utf8')))
  await emitFrom(content, folder)
  const changed = changedBetween(before, await listing(folder))
  expect(changed).toContain('pages/neues/ofen/index.json')
  expect(changed.filter((name) => !name.includes('neues/ofen'))).toEqual([])
})

test('takes away what no longer belongs to the site', async () => {
  const folder = await emptyFolder()
  await emitWith(folder)
  await fs.writeFile(path.join(folder, 'pages/fremd.json'), '{}')
  await emitWith(folder, { 'news/ofen.md': null })
  const names = [...(await listing(folder)).keys()]
  expect(names.filter((name) => /ofen|fremd/.test(name))).toEqual([])
  expect(names).toContain('pages/neues/erntebrot/index.json')
})

test('another company’s site has not one word of this one', async () => {
  const folder = await emptyFolder()
  await emitWith(folder)
  const names = [...(await listing(folder)).keys()]
  const texts = await Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')))
  expect(texts.join('\n')).not.toMatch(
    /wulfkamp|geseke|heizung|sanierung|wärmepumpe|bad\b|elektro/i,
  )
})
