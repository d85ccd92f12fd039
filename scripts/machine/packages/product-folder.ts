import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** In what is compiled, only packages hold a folder of this name; theirs may be all that is left of one. */
const MARKS = ['package.json', 'compiled']

/** The package in which a folder lies; where there is none, the end of the way. */
export const packageAround = (folder: string): string => {
  const parent = path.dirname(folder)
  const isFound = MARKS.some((name) => existsSync(path.join(folder, name)))
  return isFound || parent === folder ? folder : packageAround(parent)
}

/** Old versions of Node know no `import.meta.dirname`: they load this before they are told that they are too old. */
const here = path.dirname(fileURLToPath(import.meta.url))

/**
 * The product: its repository, or the installed package. Looked for from below, because the sources and
 * what is compiled of them lie at different depths.
 */
export const productFolder = packageAround(here)
