import { promises as fs } from 'node:fs'
import path from 'node:path'
import { productFolder } from '../../../scripts/machine/packages/product-folder.ts'
import type { FreshDebian } from './fresh.ts'

/** A block of code of the handbook, with the words before it. */
export interface CodeBlock {
  language: string
  text: string
  before: string
}

const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm

/** The blocks below a heading of the page on publishing, up to the next one. */
export const blocksOf = async (heading: string): Promise<CodeBlock[]> => {
  const page = await fs.readFile(
    path.join(productFolder, 'docs/handbuch/veroeffentlichen.md'),
    'utf8',
  )
  const begin = page.indexOf(`\n${heading}\n`)
  if (begin < 0) throw new Error(`There is no heading ${heading}`)
  const rest = page.slice(begin + heading.length + 2)
  const end = rest.search(/^#{2,3} /m)
  const section = end < 0 ? rest : rest.slice(0, end)
  let last = 0
  return [...section.matchAll(BLOCK)].map(({ 0: whole, 1: language = '', 2: text = '', index }) => {
    const before = section.slice(last, index)
    last = index + whole.length
    return { language, text, before }
  })
}

/** The file that words name before a block: the last one with a whole path. */
const namedFile = (before: string): string | undefined =>
  [...before.matchAll(/`(\/[^`\s]+)`/g)].at(-1)?.[1]

/**
 * Does what blocks say, word by word: lines of the shell are run, others are what stands in the named file.
 *
 * @param written puts in what everybody has otherwise, such as a password
 */
export const follow = async (
  blocks: readonly CodeBlock[],
  { root, run }: FreshDebian,
  folder: string,
  written: (text: string) => string = (text) => text,
): Promise<void> => {
  for (const { language, text: words, before } of blocks) {
    const text = written(words)
    if (language === 'sh') await run(text, folder)
    else {
      const file = namedFile(before)
      if (file === undefined) throw new Error(`No file is named before:\n${text}`)
      await fs.writeFile(path.join(root, written(file)), text)
    }
  }
}
