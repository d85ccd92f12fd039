import { requiredIn } from '../../schema/required.ts'
import { keysOf, type Schema } from '../../schema/schema.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import { SITE_FILE } from './file-names.ts'

/** Keys at the edge of a file, and those of the entries of one that is a list. */
const KEY_AT_EDGE = /^([\w-]+):(?:\s|$)/gm
const KEY_OF_ENTRY = /^(?:- | {2})([\w-]+):(?:\s|$)/gm

/** Whether a group with these keys, or entries with them, can only be what a schema says. */
const isOf = (schema: Schema, keys: ReadonlySet<string>): boolean => {
  const required = requiredIn(schema)
  const known = new Set(keysOf(schema))
  return (
    required.length > 1 &&
    required.every((name) => keys.has(name)) &&
    [...keys].every((name) => known.has(name))
  )
}

const keysIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))

/** The file at the top of the content folder whose content a text is, whatever its own name. */
export const homeOf = (text: string, { site, collections }: SiteModel): string | undefined => {
  if (isOf(site, keysIn(text, KEY_AT_EDGE))) return SITE_FILE
  if (!/^- /m.test(text)) return undefined
  const keys = keysIn(text, KEY_OF_ENTRY)
  const [only, ...others] = Object.values(collections).flatMap((kind) =>
    'file' in kind && isOf(kind.entry, keys) ? [kind.file] : [],
  )
  return others.length === 0 ? only : undefined
}
