import { digest, digestOf } from '../../machine/digest.ts'
import { fieldOf, shapeOf } from '../../schema/schema.ts'
import type { CheckedEntry } from '../../validate/validate.ts'
import type { Found } from '../look-ups/found.ts'
import { type KeptFound, keepFound } from '../look-ups/kept-found.ts'
import { pick, type Resolution } from '../look-ups/resolution.ts'

type Parts = Pick<Resolution, 'value' | 'fields'>

/** What is remembered of an entry: all but its long texts, which its own page alone shows. */
export interface KeptEntry extends KeptFound {
  /** JSON of the rest: most runs look at few of them. */
  head: string
  /** Its fields with long texts. */
  long: string[]
  /** Of all of it, and of its head. */
  digests: { whole: string; head: string }
  /** Changes with all of it but its long texts. */
  face: string
}

/** An entry, as much of it as anybody wants. */
export interface ResolvedEntry extends Omit<KeptEntry, keyof Found | 'head'>, Found {
  head: () => Parts
  whole: () => Resolution
}

/** Under which the source of an entry stands among those of its texts. */
const ITSELF = ''

const longFields = ({ schema, value }: CheckedEntry): string[] =>
  Object.entries(shapeOf(schema, value) ?? {}).flatMap(([key, field]) =>
    fieldOf(field)?.kind === 'markdown' ? [key] : [],
  )

const headOf = (whole: Resolution, long: readonly string[]): Parts => {
  const keys = Object.keys(whole.value as object).filter((key) => !long.includes(key))
  const { value, fields } = pick(whole, [ITSELF, ...keys])
  return { value, fields }
}

/** What of an entry is remembered. */
export const keepEntry = (whole: Resolution, entry: CheckedEntry): KeptEntry => {
  const long = longFields(entry)
  const head = JSON.stringify(headOf(whole, long))
  const digests = { whole: digestOf([whole.value, whole.fields]), head: digest(head) }
  const found = keepFound(whole)
  return { ...found, head, long, digests, face: digestOf([found, digests.head]) }
}

/** Whether fields are all in the head of an entry; without any, all of it is wanted. */
export const isInHead = ({ long }: ResolvedEntry, keys: readonly string[] | undefined): boolean =>
  keys !== undefined && !keys.some((key) => long.includes(key))

/** An entry, or some of its fields. */
export const entryParts = (
  entry: ResolvedEntry,
  keys: readonly string[] | undefined,
): Resolution => {
  if (keys === undefined) return entry.whole()
  const from = isInHead(entry, keys) ? entry.head() : entry.whole()
  return pick({ ...from, problems: [], uses: [] }, [ITSELF, 'id', 'href', ...keys])
}

/** Changes with an entry, or with those of its fields that are wanted. */
export const digestOfParts = (entry: ResolvedEntry, keys: readonly string[] | undefined): string =>
  entry.digests[isInHead(entry, keys) ? 'head' : 'whole']
