import { promises as fs } from 'node:fs'
import path from 'node:path'
import { type Compiled, compile } from '../../compile/compile.ts'
import { copyFolder } from '../../machine/files/copy-folder.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'
import type { Site } from '../../site/site.ts'
import type { ExamplePage } from './examples.ts'

const BAKERY = path.join(productFolder, 'scripts/dev/catalogue/bakery')

/** Stand-ins for photographs of people and places, which only examples show. */
export const PHOTOGRAPHS = path.join(productFolder, 'scripts/dev/catalogue/photographs')

/** Towns that only examples ask for. */
export const AREAS = '\nareas: [{ town: Senftenberg, km: 0 }, { town: Cottbus, km: 35 }]\n'

/** The catalogue wears the product's own typeface, and its bakery delivers. */
const dress = async (file: string) => {
  const text = await fs.readFile(file, 'utf8')
  await fs.writeFile(file, text.replace('font: system', 'font: bricolage') + AREAS)
}

/** The bakery's content with these pages besides. */
export const compileExamples = async (
  site: Site,
  pages: readonly ExamplePage[],
): Promise<Compiled> => {
  const content = path.join(site.cache, 'catalogue/content')
  await fs.rm(content, { recursive: true, force: true })
  await copyFolder(BAKERY, content)
  await copyFolder(PHOTOGRAPHS, path.join(content, 'media'))
  await dress(path.join(content, 'site.yaml'))
  for (const { key, text } of pages) {
    await fs.writeFile(path.join(content, `pages/${key}.yaml`), text)
  }
  return compile({ ...site, content })
}
