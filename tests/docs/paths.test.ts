import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productFolder as root } from '../../scripts/machine/product-folder.ts'

const pages = [
  'README.md',
  'docs/decisions.md',
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
