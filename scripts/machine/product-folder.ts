import { existsSync } from 'node:fs'
import path from 'node:path'

const packageAround = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : packageAround(path.dirname(folder))

/**
 * The product: its repository, or the installed package. Looked for from below, because the sources and
 * what is compiled of them lie at different depths.
 */
export const productFolder = packageAround(import.meta.dirname)
