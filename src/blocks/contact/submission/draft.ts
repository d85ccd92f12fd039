import { FIELDS, type Values } from '../providers/provider.ts'

/** A message that has been sent to the provider. */
export interface Attempt {
  /** Names the attempt, so that a provider can tell a repeated post from a new one. */
  key: string
  values: Values
  /** True as long as nobody knows whether it arrived. */
  open: boolean
}

/** What a visitor has begun, and how far it got. */
export interface Draft {
  values: Values
  /** True where the visitor has picked the topic, false where a link did. */
  chosen: boolean
  /** What the link to the form named then. */
  inquiry: string | null
  attempt?: Attempt
}

export interface DraftStore {
  load: () => Draft | undefined
  save: (draft: Draft) => void
  clear: () => void
}

const KEY = 'contact-draft'

type Unknown = Record<string, unknown>

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

const isValues = (value: unknown): value is Values =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string')

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.open === 'boolean' &&
  isValues(value.values)

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isValues(value.values) &&
  typeof value.chosen === 'boolean' &&
  (value.inquiry === null || typeof value.inquiry === 'string') &&
  (value.attempt === undefined || isAttempt(value.attempt))

const parse = (text: string | null): Draft | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps the draft for as long as the tab lives: through reloads, other pages and crashes, and never
 * longer, because others may use the same computer. Where the browser refuses storage, the draft
 * lasts until the document is left.
 *
 * @param open gives the session's storage; may throw
 */
export const createDraftStore = (open: () => Storage): DraftStore => {
  let memory: string | null = null
  const tryOn = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }
  return {
    load: () => parse(tryOn((storage) => storage.getItem(KEY)) ?? memory),
    save: (draft) => {
      memory = JSON.stringify(draft)
      tryOn((storage) => storage.setItem(KEY, memory ?? ''))
    },
    clear: () => {
      memory = null
      tryOn((storage) => storage.removeItem(KEY))
    },
  }
}
