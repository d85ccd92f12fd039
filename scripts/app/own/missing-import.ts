import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { wayTo } from '../../machine/files/way-to.ts'
import type { FaultPlace } from '../words.ts'

/** A name that a file loads from our interface, which has none such. */
export interface MissingImport extends FaultPlace {
  name: string
}

/** What is loaded of values; types are gone when a file runs. */
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]gewerk\/blocks['"]/g
const NAME = /(?:^|,)\s*(?!type\s)([\w$]+)/g

const missingIn = (source: string, known: ReadonlySet<string>) => {
  for (const { 1: list = '', index } of source.matchAll(IMPORT))
    for (const found of list.matchAll(NAME)) {
      const [, name = ''] = found
      if (known.has(name)) continue
      const at = source.indexOf('{', index) + 1 + found.index + found[0].length
      return { name, line: source.slice(0, at).split('\n').length }
    }
  return undefined
}

/**
 * The first name that a company's own blocks load from `gewerk/blocks` in vain. Node tells it by the name of a file
 * inside the package, and not where it is asked for.
 *
 * @param folder the company's `blocks/`
 * @param known what `gewerk/blocks` exports
 */
export const missingImport = (
  folder: string,
  known: ReadonlySet<string>,
): MissingImport | undefined => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((each) => each.endsWith('.ts')).toSorted()) {
    const file = path.join(folder, name)
    const missing = missingIn(readFileSync(file, 'utf8'), known)
    if (missing) return { file: `blocks/${wayTo(file, folder)}`, ...missing }
  }
  return undefined
}
