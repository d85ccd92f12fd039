import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { handbuch } from '../../scripts/commands/handbuch.ts'
import { handbookFolder } from '../../scripts/handbook/handbook-folder.ts'
import { explainDiskFault } from '../../scripts/problem/explain-disk-fault.ts'
import { call } from '../call.ts'
import { emptyFolder, removeFolder, siteOf } from '../workspace.ts'

const folder = path.join(
  await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-test-')),
  'Büro Müller & Söhne',
)
await fs.mkdir(folder)
afterAll(() => removeFolder(path.dirname(folder)))

const site = siteOf(path.join(folder, 'content'))

/** The readable handbook, made once: the tests only look at it. */
const made = await call(handbuch, site, '--no-open')

const textsIn = async (folder: string): Promise<Map<string, string>> => {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.html'))
  const texts = names.map(
    async (name) => [name, await fs.readFile(path.join(folder, name), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}

const valuesOf = (attribute: string, html: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

test('the address alone, of a handbook with all its pages', async () => {
  const { exit, out } = made
  expect(exit).toBe(0)
  const file = out.trimEnd()
  expect(path.basename(file)).toBe('index.html')
  const pages = (await fs.readdir(handbookFolder)).filter((name) => name.endsWith('.md'))
  expect((await textsIn(path.dirname(file))).size).toBe(pages.length)
})

test('a folder that there is not is told, and not made', async () => {
  const typo = path.join(await emptyFolder(), 'frima')
  const called = handbuch(siteOf(path.join(typo, 'content')), ['--no-open'])
  await expect(called).rejects.toThrow('--folder ORDNER')
  expect(await fs.readdir(path.dirname(typo))).toEqual([])
})

test('links and pictures lead to what lies beside; other sites are linked and never loaded', async () => {
  const folder = path.dirname(made.out)
  const texts = await textsIn(folder)
  const names = await fs.readdir(folder, { recursive: true })
  const there = new Set(names.map((name) => name.replaceAll(path.sep, '/')))
  for (const [page, html] of texts) {
    const missing = valuesOf('href', html)
      .filter((href) => !/^(?:https?|data|mailto):/.test(href))
      .map((href) => decodeURI(href))
      .filter((href) => {
        const [name, anchor] = href.split('#')
        const ids = valuesOf('id', texts.get(name || page) ?? '')
        return !there.has(name || page) || (anchor !== undefined && !ids.includes(anchor))
      })
    const pictures = valuesOf('src', html).filter((src) => !there.has(src))
    expect({ page, missing, pictures }).toEqual({ page, missing: [], pictures: [] })
    expect(html).not.toMatch(/<(?:link|script)[^>]*https?:/)
  }
})

test('tables, headings and what to type read as such', async () => {
  const first = await fs.readFile(made.out.trimEnd(), 'utf8')
  expect(first).toContain('<h1 id="handbuch-für-die-redaktion">Handbuch für die Redaktion</h1>')
  expect(first).toContain('<td><a href="text-aendern.html">Text ändern</a></td>')
  expect(first).toContain('<td><code>site.yaml</code></td>')
})

test('where nobody sees a window, none opens', async () => {
  const { exit, out } = await call(handbuch, site)
  expect(exit).toBe(0)
  expect(out).toMatch(/^Öffnen Sie das Handbuch im Browser: .*index\.html\n$/)
})

test('arguments that it does not know', async () => {
  expect(await call(handbuch, site, '--offen')).toMatchObject({ exit: 2, out: '' })
})

test('a file in the place of its folder is the disk’s fault and not ours', async () => {
  const company = await emptyFolder()
  await fs.writeFile(path.join(company, '.gewerk'), 'eine Datei')
  const failed = call(handbuch, siteOf(path.join(company, 'content')), '--no-open')
  const error = await failed.catch((thrown: unknown) => thrown)
  expect(explainDiskFault(error)).toContain('Wo ein Ordner sein müsste, liegt eine Datei')
})
