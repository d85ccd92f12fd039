import { promises as fs } from 'node:fs'
import path from 'node:path'
import { type Compiled, compile } from '../content/compile.ts'
import { root } from '../folders.ts'
import { today } from '../today.ts'
import type { ExamplePage } from './examples.ts'

const BAKERY = path.join(root, 'tests/fixtures/bakery')
const CONTENT = path.join(root, '.gewerk/catalogue/content')

/** The catalogue wears the product's own typeface. */
const withTypeface = async (file: string) => {
  const text = await fs.readFile(file, 'utf8')
  await fs.writeFile(file, text.replace('font: system', 'font: bricolage'))
}

/** The bakery's content with these pages besides. */
export const compileExamples = async (pages: readonly ExamplePage[]): Promise<Compiled> => {
  await fs.rm(CONTENT, { recursive: true, force: true })
  await fs.cp(BAKERY, CONTENT, { recursive: true })
  await withTypeface(path.join(CONTENT, 'site.yaml'))
  for (const { key, text } of pages) {
    await fs.writeFile(path.join(CONTENT, `pages/${key}.yaml`), text)
  }
  return compile(CONTENT, { today: today() })
}
