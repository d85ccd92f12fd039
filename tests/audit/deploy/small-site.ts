import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { openSiteWriter } from '../../../scripts/publish/files/site-writer.ts'
import { writeBuildManifest } from '../../../scripts/site/build-manifest.ts'

const PAGES = 12

const nameOf = (text: string): string =>
  `assets/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`

/** Writes a site of some pages; each names files that only this state has, and some that all have. */
export const writeSmallSite = async (folder: string, state: string): Promise<string> => {
  const { write, files } = openSiteWriter(folder)
  const everywhere = 'always'.repeat(100)
  await write(nameOf(everywhere), everywhere)
  for (let page = 0; page < PAGES; page += 1) {
    const texts = [everywhere, `${state} ${page} `.repeat(2_000)]
    await write(nameOf(texts[1] as string), texts[1] as string)
    // Some pages are the same in every state, some have no other page's name.
    const name = page % 3 === 2 ? `${state}-${page}` : `page-${page}`
    await write(
      `${name}/index.html`,
      `${'Text '.repeat(500)}\n${texts.map(nameOf).join('\n')}\nEnde`,
    )
  }
  await writeBuildManifest(folder, { content: state, url: '', addresses: [], files })
  return folder
}

/** Why a folder is not a whole site: a page that is a part, or names what is not there or is another. */
export const faultsIn = async (folder: string): Promise<string[]> => {
  const entries = await fs.readdir(folder, { recursive: true })
  const faults: string[] = []
  for (const page of entries.filter((name) => name.endsWith('index.html'))) {
    const lines = (await fs.readFile(path.join(folder, page), 'utf8')).split('\n')
    if (lines.at(-1) !== 'Ende') faults.push(`${page} is a part`)
    for (const name of lines.slice(1, -1)) {
      const text = await fs.readFile(path.join(folder, name), 'utf8').catch(() => undefined)
      if (text === undefined) faults.push(`${page} names ${name}, which is not there`)
      else if (nameOf(text) !== name) faults.push(`${name} is a part`)
    }
  }
  return faults
}
