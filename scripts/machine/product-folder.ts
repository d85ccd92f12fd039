import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const packageAround = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : packageAround(path.dirname(folder))

/** Old versions of Node know no `import.meta.dirname`: they load this before they are told that they are too old. */
const here = path.dirname(fileURLToPath(import.meta.url))

/**
 * The product: its repository, or the installed package. Looked for from below, because the sources and
 * what is compiled of them lie at different depths.
 */
export const productFolder = packageAround(here)
