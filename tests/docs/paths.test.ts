import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/packages/product-folder.ts'

const decisions = await fs.readdir(path.join(root, 'docs/decisions'))

const pages = [
  'README.md',
  'docs/decisions.md',
  ...decisions.map((name) => `docs/decisions/${name}`),
  'docs/licences.md',
  'docs/load.md',
  'docs/own-blocks.md',
  'docs/public.md',
  'docs/theme.md',
]

/** A file or folder of this repository in backticks, from its root; or a source by its name alone. */
const NAMED =
  /`((?:scripts|src|tests|docs)\/[\w./-]+|LICENSE|CHANGELOG\.md|[\w-]+(?:\/[\w-]+)?\.(?:ts|tsx|mjs))`/g

const sources = async (): Promise<string[]> => {
  const found = ['scripts', 'src', 'tests'].map((folder) =>
    fs.readdir(path.join(root, folder), { recursive: true }),
  )
  return ['vite.config.ts', ...(await Promise.all(found)).flat()].map((name) => `/${name}`)
}

/** The target of a Markdown link to another file, and the heading in it. */
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g

/** As git hosts name a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')

const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** What stands for a file that a company would write. */
const examples = ['PriceList.tsx', 'schema.ts', 'examples.ts']

test.each(pages)('%s names no file that is not there', async (page) => {
  const names = await sources()
  const text = await fs.readFile(path.join(root, page), 'utf8')
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name)
  const missing = named
    .filter((name) => !examples.includes(name) && !existsSync(path.join(root, name)))
    .filter((name) => !names.some((each) => each.endsWith(`/${name}`)))
  expect(missing).toEqual([])
})

test.each(pages)('%s links to files and headings that are there', async (page) => {
  const text = await fs.readFile(path.join(root, page), 'utf8')
  const broken: string[] = []
  for (const [link, file = '', heading] of text.matchAll(LINK)) {
    const target = file ? path.join(root, path.dirname(page), file) : path.join(root, page)
    if (!existsSync(target)) broken.push(link)
    else if (heading && !anchorsIn(await fs.readFile(target, 'utf8')).includes(heading))
      broken.push(link)
  }
  expect(broken).toEqual([])
})

test('decisions.md lists every page of decisions', async () => {
  const text = await fs.readFile(path.join(root, 'docs/decisions.md'), 'utf8')
  expect(decisions.filter((name) => !text.includes(`](decisions/${name})`))).toEqual([])
})
