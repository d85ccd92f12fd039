import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { wayTo } from '../../../scripts/machine/files/way-to.ts'
import { productFolder } from '../../../scripts/machine/packages/product-folder.ts'

test.each([
  ['D:\\Büro\\firma\\content\\pages\\home.yaml', 'D:\\Büro\\firma', 'content/pages/home.yaml'],
  ['D:\\Büro\\firma\\dist', 'D:\\Büro\\firma\\content', '../dist'],
  ['E:\\web\\index.html', 'D:\\Büro', 'E:/web/index.html'],
])('on Windows, %s seen from %s', (location, folder, way) => {
  expect(wayTo(location, folder, path.win32)).toBe(way)
})

test('a backslash in a name is one where it is no separator', () => {
  expect(wayTo('/firma/a\\b', '/firma', path.posix)).toBe('a\\b')
})

/** These name no file to anybody: they judge, copy, or print for who works on the system itself. */
const OWN_USE = /^(?:bench|tools)\/|^machine\/files\/(?:way-to|is-inside|copy-folder)\.ts$/

test('nothing else of the product says where a file is, seen from a folder', async () => {
  const folder = path.join(productFolder, 'scripts')
  const names = (await fs.readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll(path.sep, '/'),
  )
  const sources = names.filter((name) => name.endsWith('.ts') && !OWN_USE.test(name))
  const found: string[] = []
  for (const name of sources)
    if (/\bpath\.relative\(/.test(await fs.readFile(path.join(folder, name), 'utf8')))
      found.push(name)
  expect(found).toEqual([])
})
