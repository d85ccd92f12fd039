import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compile } from '../../../scripts/compile/compile.ts'
import { contentFolder, type Overrides, problemsOf, replace, siteOf } from '../../workspace.ts'

/** What is said of the bakery with a folder under another name. */
const after = async (from: string, to: string, overrides: Overrides = {}) => {
  const content = await contentFolder(overrides)
  await fs.rename(path.join(content, from), path.join(content, to))
  const { problems } = await compile(siteOf(content))
  return problems.map(({ file, message, hint }) => [path.dirname(file), message, hint])
}

test.each([
  ['news', 'News'],
  ['news', 'Neuigkeiten'],
  ['pages', 'seiten'],
  ['media', 'Bilder'],
  ['media', 'Media'],
])('that %s is called %s is one problem', async (from, to) => {
  const problems = await after(from, to)
  const own = problems.filter(([folder]) => folder === `content/${to}`)
  expect(own).toEqual([
    [
      `content/${to}`,
      `Einen Ordner ${to} kennt die Website nicht; was darin liegt, erscheint nirgends.`,
      `Meinten Sie \`${from}\`?`,
    ],
  ])
  expect(problems).toEqual(own)
})

test('that of the pictures is told also where its first file is told by itself', async () => {
  const content = await contentFolder()
  const folder = path.join(content, 'bilder')
  await fs.rename(path.join(content, 'media'), folder)
  await fs.symlink(path.join(folder, 'beispiel.svg'), path.join(folder, 'a.svg'))
  const { problems } = await compile(siteOf(content))
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['no-file', 'Löschen Sie a.svg, und legen Sie die Datei selbst an diese Stelle.'],
    ['unknown-file', 'Meinten Sie `media`?'],
  ])
})

test('a text alone that lies in a folder of its own is told where it belongs', async () => {
  const lone = { 'alt/brot.md': '---\nid: brot\ndate: 2026-01-01\n---\nText\n' }
  const content = await contentFolder(lone)
  const { problems } = await compile(siteOf(content))
  expect(problems.map(({ hint }) => hint)).toEqual(['Verschieben Sie sie in den Ordner news.'])
})

test.each([
  ['beside the texts', 'laib.svg'],
  ['among the pages', 'pages/laib.svg'],
  ['in a folder that nobody knows', 'bilder/laib.svg'],
])('a picture that lies %s is told there alone, and not where it is shown', async (_, file) => {
  const found = await problemsOf({
    [file]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'pages/home.yaml': replace('src: beispiel.svg', 'src: laib.svg'),
  })
  expect(found).toEqual([`content/${file}:1:1 unknown-file`])
})
