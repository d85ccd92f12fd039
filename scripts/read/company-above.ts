import { existsSync } from 'node:fs'
import path from 'node:path'
import { SITE_FILE } from './file-names.ts'

/** So deep people stand in a company's folder: in `content/`, or in `content/pages/`. */
const LEVELS = [1, 2]

/** The company's folder where somebody stands in its content or below; undefined where there is none. */
export const companyAbove = (folder: string): string | undefined =>
  LEVELS.map((levels) => path.resolve(folder, '../'.repeat(levels))).find((above) =>
    existsSync(path.join(above, 'content', SITE_FILE)),
  )
