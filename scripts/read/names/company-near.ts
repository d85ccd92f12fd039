import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { SITE_FILE } from './file-names.ts'

/** So deep people stand in a company's folder: in `content/`, or in `content/pages/`. */
const LEVELS = [1, 2]

const isCompany = (folder: string): boolean => existsSync(path.join(folder, 'content', SITE_FILE))

const companiesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .map((name) => path.join(folder, name))
      .filter(isCompany)
  } catch {
    return []
  }
}

/**
 * The company's folder where somebody stands in its content or below, or in the folder that holds it, as whoever has
 * just made it; undefined where there is none, or several of which one would be guessed.
 */
export const companyNear = (folder: string): string | undefined => {
  const above = LEVELS.map((levels) => path.resolve(folder, '../'.repeat(levels))).find(isCompany)
  if (above !== undefined) return above
  const [below, ...others] = companiesBelow(folder)
  return others.length === 0 ? below : undefined
}
