import { promises as fs } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What a visitor may have to load before a page can be read, and before it is alive; in bytes. */
export const BUDGETS = { document: 13_000, script: 80_000, font: 28_000 } as const

export interface PageSize {
  route: string
  /** The document with everything it takes to paint, brotli. */
  document: number
  /** All scripts of the first load, each file by itself, brotli. */
  script: number
}

const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length

const documentsIn = async (directory: string): Promise<string[]> => {
  const entries = await fs.readdir(directory, { recursive: true })
  return entries.filter((name) => name.endsWith('.html')).sort()
}

const scriptsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:modulepreload" href|<script type="module" src)="([^"]+)"/g)].map(
      ([, address = '']) => address,
    ),
  ),
]

/** Measures every document of a built site. */
export const measureSizes = async (directory: string): Promise<PageSize[]> => {
  const known = new Map<string, number>()
  const sizeOf = async (address: string): Promise<number> => {
    const before = known.get(address)
    if (before !== undefined) return before
    const size = compressed(await fs.readFile(path.join(directory, address)))
    known.set(address, size)
    return size
  }
  const sizes: PageSize[] = []
  for (const name of await documentsIn(directory)) {
    const html = await fs.readFile(path.join(directory, name))
    const scripts = await Promise.all(scriptsOf(html.toString()).map(sizeOf))
    const script = scripts.reduce((sum, size) => sum + size, 0)
    sizes.push({
      route: `/${name.replace(/\/?index\.html$/, '')}`,
      document: compressed(html),
      script,
    })
  }
  return sizes
}
