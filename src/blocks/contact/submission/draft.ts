import { FIELDS, type Values } from '../providers/provider.ts'

/** A post of the message to the provider. */
export interface Attempt {
  /** True as long as nobody knows whether it arrived. */
  open: boolean
  /** When the browser itself has posted it, so that only a page can say whether it arrived; else 0. */
  native: number
}

/** What a visitor has begun, and how far it got. */
export interface Draft {
  /**
   * Names the message until it is there, also in a copy of the tab, so that the same words are not
   * stored twice, even where others were sent in between.
   */
  key: string
  values: Values
  /** True where the visitor has picked the topic, false where a link did. */
  chosen: boolean
  /** What the link to the form named then. */
  inquiry: string | null
  attempt?: Attempt
}

export interface DraftStore {
  load: () => Draft | undefined
  /** Keeps a draft; a new one gets its key here. */
  save: (draft: Omit<Draft, 'key'> & { key?: string }) => void
  /** Whether the draft is where other documents of the tab find it. */
  isStored: () => boolean
  /** Notes that a message is about to be posted; from then on it may have arrived. */
  begin: (values: Values, native?: number) => { key: string }
  /** Notes that the message has surely not arrived. */
  settle: () => void
  /** Whether an earlier attempt may have arrived. */
  isInDoubt: () => boolean
  clear: () => void
}

const KEY = 'contact-draft'
/** No visitor writes more; what is longer is not ours, and would only freeze the page. */
const LONGEST = 1_000_000

type Unknown = Record<string, unknown>

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

const isValues = (value: unknown): value is Values =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string')

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.open === 'boolean' && typeof value.native === 'number'

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  isValues(value.values) &&
  typeof value.chosen === 'boolean' &&
  (value.inquiry === null || typeof value.inquiry === 'string') &&
  (value.attempt === undefined || isAttempt(value.attempt))

const parse = (text: string | null): Draft | undefined => {
  if (text === null || text.length > LONGEST) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Random; `crypto.randomUUID` is missing on addresses without TLS. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * Keeps the draft for as long as the tab lives: through reloads, other pages and crashes, and never
 * longer, because others may use the same computer. Where the browser refuses storage, the draft
 * lasts until the document is left.
 *
 * @param open gives the session's storage; may throw
 * @param newKey a name that no other message has
 */
export const createDraftStore = (open: () => Storage, newKey = randomKey): DraftStore => {
  let memory: string | null = null
  const tryOn = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }

  const load = () => parse(tryOn((storage) => storage.getItem(KEY)) ?? memory)
  const clear = () => {
    memory = null
    tryOn((storage) => storage.removeItem(KEY))
  }
  const save: DraftStore['save'] = (draft) => {
    // What there is no room for must not leave an older draft in its place.
    clear()
    memory = JSON.stringify({ ...draft, key: draft.key ?? newKey() })
    tryOn((storage) => storage.setItem(KEY, memory ?? ''))
  }

  const begin = (values: Values, native = 0) => {
    const draft = load()
    const key = draft?.key ?? newKey()
    save({ chosen: false, inquiry: null, ...draft, key, values, attempt: { open: true, native } })
    return { key }
  }
  const settle = () => {
    const draft = load()
    if (draft?.attempt) save({ ...draft, attempt: { ...draft.attempt, open: false } })
  }
  const isInDoubt = () => load()?.attempt?.open ?? false

  const isStored = () => tryOn((storage) => storage.getItem(KEY)) != null

  return { load, save, isStored, begin, settle, isInDoubt, clear }
}
