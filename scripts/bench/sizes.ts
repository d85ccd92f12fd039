import { promises as fs } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PageFile } from '../../src/page/page-address.ts'
import { AT_ONCE } from '../machine/compress.ts'

/** What a visitor may have to load, in bytes; documents hold all that it takes to read them. */
export const BUDGETS = {
  document: AT_ONCE,
  /** Of a document with an article. */
  article: 12_000,
  /** Of a document's own scripts. */
  loader: 2_000,
  font: 28_000,
  /** What comes when the page has been painted and the browser is idle. */
  script: 75_600,
} as const

export interface PageSize {
  route: string
  /** The document with everything it takes to paint, as it is sent to browsers. */
  document: number
  /** The parts of it that are run, brotli. */
  loader: number
  /** The fonts that are loaded with it, as they are. */
  font: number
  /** All scripts of the app on this page, as they are sent to browsers. */
  script: number
  /** What is too much. */
  over: string
}

const compressed = (bytes: string): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length

const documentsIn = async (directory: string): Promise<string[]> => {
  const entries = await fs.readdir(directory, { recursive: true })
  return entries.filter((name) => name.endsWith('.html')).sort()
}

const APP = /<script [^>]*data-app="([^"]+)" data-modules="([^"]*)">/

/** What is run of a document: scripts without an address, and no data. */
const RUN = /<script(?![^>]*(?:type|src)=)[^>]*>(.*?)<\/script>/gs

const FONT = /<link rel="preload" href="([^"]+)" as="font"/g

const partsOf = (html: string) => {
  const [, app = '', modules = ''] = APP.exec(html) ?? []
  const loader = [...html.matchAll(RUN)].map(([, code = '']) => code).join('\n')
  const scripts = [app, ...modules.split(' ')].filter(Boolean)
  return { loader, scripts, fonts: [...html.matchAll(FONT)].map(([, address = '']) => address) }
}

/** The modules of a page's own blocks are named in its data. */
const modulesBeside = async (directory: string, name: string): Promise<string[]> => {
  const file = path.join(directory, name.replace(/html$/, 'json'))
  const { modules } = JSON.parse(await fs.readFile(file, 'utf8')) as PageFile
  return modules
}

const excessOf = (html: string, size: Omit<PageSize, 'over' | 'route'>): string => {
  const isArticle = html.includes('class="block block--article')
  const budgets = { ...BUDGETS, document: isArticle ? BUDGETS.article : BUDGETS.document }
  const names = ['document', 'loader', 'font', 'script'] as const
  return names.filter((name) => size[name] > budgets[name]).join(', ')
}

/**
 * Measures documents of a built site.
 *
 * @param names of some; left out for all
 */
export const measureSizes = async (
  directory: string,
  names?: readonly string[],
): Promise<PageSize[]> => {
  const known = new Map<string, Promise<number>>()
  const sizeOf = async (address: string) => (await fs.stat(path.join(directory, address))).size
  const sumOf = async (addresses: string[]) => {
    const sizes = addresses.map((address) => {
      const size = known.get(address) ?? sizeOf(address)
      known.set(address, size)
      return size
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  const measure = async (name: string): Promise<PageSize> => {
    const html = await fs.readFile(path.join(directory, name), 'utf8')
    const { loader, scripts: first, fonts } = partsOf(html)
    const scripts = [...new Set([...first, ...(await modulesBeside(directory, name))])]
    const size = {
      document: await sizeOf(`${name}.br`),
      loader: compressed(loader),
      font: await sumOf(fonts),
      script: await sumOf(scripts.map((address) => `${address}.br`)),
    }
    const route = `/${name.replace(/\/?index\.html$/, '')}`
    return { route, ...size, over: excessOf(html, size) }
  }
  const sizes: PageSize[] = []
  for (const name of names ?? (await documentsIn(directory))) sizes.push(await measure(name))
  return sizes
}
