import { promises as fs } from 'node:fs'
import path from 'node:path'
import { copyFolder } from '../../machine/files/copy-folder.ts'
import type { Site } from '../../site/site.ts'
import { handbookFolder } from '../handbook-folder.ts'
import { PICTURES } from '../picture-of.ts'
import { documentOf, type Pages } from './document.ts'
import { ownPages } from './own-pages.ts'
import { htmlNameOf, toHtml } from './to-html.ts'

const FIRST = 'README.md'

const readPages = async (): Promise<Map<string, string>> => {
  const names = (await fs.readdir(handbookFolder)).filter((name) => name.endsWith('.md'))
  const read = (name: string) => fs.readFile(path.join(handbookFolder, name), 'utf8')
  const pages = names.map(async (name): Promise<[string, string]> => [name, await read(name)])
  return new Map(await Promise.all(pages))
}

/** In the order in which the first page leads to them. */
const inOrder = (texts: ReadonlyMap<string, string>): Pages => {
  const pages = new Map([...texts].map(([name, text]) => [name, toHtml(text)]))
  const order = [FIRST, ...(pages.get(FIRST)?.links ?? [])]
  const place = (name: string) => order.indexOf(name) + 1 || order.length + 1
  return new Map([...pages].toSorted(([a], [b]) => place(a) - place(b)))
}

/**
 * Writes the handbook as a folder of HTML files that need no network, with a company's own blocks in it.
 *
 * @returns the file with which it begins
 */
export const writeHandbook = async (site: Site, folder: string): Promise<string> => {
  const pages = inOrder(new Map([...(await readPages()), ...(await ownPages(site))]))
  await fs.rm(folder, { recursive: true, force: true })
  await copyFolder(path.join(handbookFolder, PICTURES), path.join(folder, PICTURES))
  for (const name of pages.keys())
    await fs.writeFile(path.join(folder, htmlNameOf(name)), documentOf(name, pages))
  return path.join(folder, htmlNameOf(FIRST))
}
