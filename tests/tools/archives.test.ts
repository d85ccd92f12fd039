import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fitting } from '../../scripts/bench/archives/fitting.ts'
import { readArticles } from '../../scripts/bench/archives/read-articles.ts'
import { writeArchive } from '../../scripts/bench/archives/write-archive.ts'
import { writeArticles } from '../../scripts/bench/archives/write-articles.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { bakeryText, emptyFolder, siteOf, TODAY } from '../workspace.ts'

const texts = [bakeryText('news/ofen.md'), bakeryText('site.yaml')]
const wordsIn = (text: string) => text.split(/\s+/).length

test('invented articles are the same for a seed, others for another, and about 500 words long', () => {
  const articles = writeArticles(50, texts, 1)
  expect(writeArticles(50, texts, 1)).toEqual(articles)
  expect(writeArticles(50, texts, 2)).not.toEqual(articles)
  const words = articles.map(({ body }) => wordsIn(body))
  const mean = words.reduce((sum, each) => sum + each, 0) / words.length
  expect(Math.abs(mean - 500)).toBeLessThan(75)
})

test('an archive is a site without problems, with a picture for every page', async () => {
  const folder = path.join(await emptyFolder(), 'content')
  await writeArchive(folder, writeArticles(20, texts, 1), 45, TODAY)
  const { site, problems } = await compile(siteOf(folder))
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const routes = site?.pages.map(({ route }) => route)
  expect(routes).toContain('/neues/artikel-00045')
  expect(routes).toContain('/blog/seite-3')
  expect(site?.pages.filter(({ card }) => card)).toEqual([])
})

describe('a corpus', () => {
  const corpusOf = async (files: Record<string, string>) => {
    const folder = await emptyFolder()
    for (const [name, text] of Object.entries(files))
      await fs.writeFile(path.join(folder, name), text)
    return readArticles(folder)
  }

  test('gives titles and texts, without what leads elsewhere', async () => {
    const articles = await corpusOf({
      'a.md': '---\ntitle: "Brot"\n---\nMit [Salz](salz.md) und ![Bild](b.png)Mehl.',
      'b.md': '# Torten\n\nMit {{ sahne }} und <b>Nuss</b>.',
      'c.txt': 'Nichts',
    })
    expect(articles).toEqual([
      { title: 'Brot', body: 'Mit Salz und Mehl.' },
      { title: 'Torten', body: 'Mit  sahne  und Nuss.' },
    ])
  })

  test('gives no article that the check refuses', async () => {
    const articles = await corpusOf({
      'a.md': '# Brot\n\nText.',
      'b.md': '# Torten\n\n|a|b|\n|-|\n',
    })
    const site = siteOf(await emptyFolder())
    expect((await fitting(articles, site)).map(({ title }) => title)).toEqual(['Brot'])
  })
})
