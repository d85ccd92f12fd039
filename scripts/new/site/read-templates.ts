import { promises as fs } from 'node:fs'
import path from 'node:path'
import { wayTo } from '../../machine/files/way-to.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'
import type { Files, Templates } from './create-site.ts'
import type { TradeName } from './trades.ts'

const folder = path.join(productFolder, 'scripts/new/site')

/** npm leaves files such as .gitignore out of a package: here they are called dot-gitignore. */
const publishedName = (name: string): string => name.replace(/(^|\/)dot-/g, '$1.')

const readBelow = async (directory: string): Promise<Files> => {
  const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map(async (entry): Promise<[string, string]> => {
    const location = path.join(entry.parentPath, entry.name)
    const name = wayTo(location, directory)
    return [publishedName(name), await fs.readFile(location, 'utf8')]
  })
  return new Map(await Promise.all(texts))
}

/** The starter of a trade and what stands around it. All of it is text: the pictures are drawings. */
export const readTemplates = async (trade: TradeName): Promise<Templates> => ({
  starter: await readBelow(path.join(folder, 'starters', trade)),
  repository: await readBelow(path.join(folder, 'repository')),
})
