import { FIELDS, type Values } from '../providers/provider.ts'

/** A post of the message to the provider. */
export interface Attempt {
  /** True as long as nobody knows whether it arrived. */
  open: boolean
  /** When the browser itself has posted it, so that only a page can say whether it arrived; else 0. */
  native: number
  /** The provider takes no post before this moment. */
  waitUntil?: number
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
  /** Whether the draft is where a later document of the tab finds it. */
  isStored: () => boolean
  /** Notes that a message is about to be posted; from then on it may have arrived. */
  begin: (values: Values, native?: number) => { key: string }
  /** Notes what is known of the post after its answer. */
  note: (known: Omit<Attempt, 'native'>) => void
  /** Whether an earlier attempt may have arrived. */
  isInDoubt: () => boolean
  clear: () => void
}

/** No visitor writes more; what is longer is not ours, and would only freeze the page. */
const LONGEST = 1_000_000

type Unknown = Record<string, unknown>

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

const isTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

const isValues = (value: unknown): value is Values =>
  isRecord(value) &&
  FIELDS.every((field) => typeof value[field] === 'string') &&
  isTexts(value.answers ?? {})

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) &&
  typeof value.open === 'boolean' &&
  typeof value.native === 'number' &&
  (value.waitUntil === undefined || typeof value.waitUntil === 'number')

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

/** Short enough to be read out; `crypto.randomUUID` is longer, and missing on addresses without TLS. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('-')

/** Name of the contact form's draft; those of other forms begin with it. */
export const DRAFT = 'contact-draft'

/** What a draft store needs of a storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps the draft for as long as the tab lives: through reloads, other pages and crashes, and never
 * longer, because others may use the same computer. It lies in the first place that takes it; where
 * none does, it lasts until the document is left.
 *
 * @param places give a storage each; may throw
 * @param name of the draft in them
 * @param newKey a name that no other message has
 */
export const createDraftStore = (
  places: (() => DraftStorage)[],
  name = DRAFT,
  newKey = randomKey,
): DraftStore => {
  let memory: string | null = null
  /** Messages that are there; earlier history entries may still hold their drafts. */
  const gone = new Set<string | undefined>()
  const tryIn = <T>(
    place: () => DraftStorage,
    use: (storage: DraftStorage) => T,
  ): T | undefined => {
    try {
      return use(place())
    } catch {
      return undefined
    }
  }
  const read = (place: () => DraftStorage) => tryIn(place, (storage) => storage.getItem(name))
  const remove = (place: () => DraftStorage) => tryIn(place, (storage) => storage.removeItem(name))

  const load = () => {
    const [first, ...others] = places.map(read)
    // Other documents of the tab write to the first place; what lies elsewhere may be older.
    const draft = parse([first, memory, ...others].find(Boolean) ?? null)
    return gone.has(draft?.key) ? undefined : draft
  }
  const clear = () => {
    gone.add(load()?.key)
    memory = null
    for (const place of places) remove(place)
  }
  const save: DraftStore['save'] = (draft) => {
    const text = JSON.stringify({ ...draft, key: draft.key ?? newKey() })
    memory = text
    const write = (storage: DraftStorage) => {
      storage.setItem(name, text)
      return true
    }
    let isKept = false
    for (const place of places) {
      if (!isKept && tryIn(place, write)) isKept = true
      // What there is no room for must not leave an older draft in its place.
      else remove(place)
    }
  }

  const begin = (values: Values, native = 0) => {
    const draft = load()
    const key = draft?.key ?? newKey()
    save({ chosen: false, inquiry: null, ...draft, key, values, attempt: { open: true, native } })
    return { key }
  }
  const note: DraftStore['note'] = (known) => {
    const draft = load()
    if (draft) save({ ...draft, attempt: { native: 0, ...draft.attempt, ...known } })
  }
  const isInDoubt = () => load()?.attempt?.open ?? false

  const isStored = () => places.some(read)

  return { load, save, isStored, begin, note, isInDoubt, clear }
}
