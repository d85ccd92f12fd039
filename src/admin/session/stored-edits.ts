import type { Edits } from '../edits/edits.ts'
import { formatEdits, parseEdits } from '../edits/parse-edits.ts'
import { DAMAGED_KEY, STORAGE_KEY } from '../switch/wanted.ts'

/** As many faults as a console can show without drowning everything else. */
const SHOWN_FAULTS = 20

export interface StoredEdits {
  /** The edits as they are stored now, also by other tabs. */
  read: () => Edits
  /** Changes the stored edits; false where the browser refuses to store them. */
  change: (change: (edits: Edits) => Edits) => boolean
  /** Whether all of them are stored. */
  isStored: () => boolean
}

const reportFaults = (faults: string[]) => {
  if (faults.length === 0) return
  const shown = faults.slice(0, SHOWN_FAULTS).join('; ')
  const more = faults.length > SHOWN_FAULTS ? `; and ${faults.length - SHOWN_FAULTS} more` : ''
  console.error(
    `Saved content in local storage ("${STORAGE_KEY}") is damaged; the published content is shown instead: ${shown}${more}.`,
  )
}

const readText = (storage: Storage): string | null => {
  try {
    return storage.getItem(STORAGE_KEY)
  } catch (error) {
    console.error('Saved content in local storage cannot be read.', error)
    return null
  }
}

/** Keeps what nobody can read before it is replaced: somebody may find out what it was. */
const keepDamaged = (storage: Storage, text: string): void => {
  try {
    storage.setItem(DAMAGED_KEY, text)
    console.error(`What could not be read of it is kept in local storage ("${DAMAGED_KEY}").`)
  } catch (error) {
    console.error('What could not be read of it is lost.', error)
  }
}

const writeText = (storage: Storage, text: string | null): boolean => {
  try {
    if (text === null) storage.removeItem(STORAGE_KEY)
    else storage.setItem(STORAGE_KEY, text)
    return true
  } catch (error) {
    console.error('Edited content cannot be saved in local storage.', error)
    return false
  }
}

type Apply = (edits: Edits) => Edits

/**
 * The edits in one key of the browser's storage. What is stored is only replaced by a change, so a
 * damaged text stays until then; and each change starts from what other tabs have stored.
 */
export const openEdits = (storage: Storage): StoredEdits => {
  let seen: string | null = null
  let isDamaged = false
  let edits: Edits = {}
  // What the browser did not store stays in this tab, also over what others store.
  let unsaved: Apply[] = []

  const read = (): Edits => {
    const text = readText(storage)
    if (text === seen) return edits
    seen = text
    const parsed = parseEdits(text ?? formatEdits({}))
    reportFaults(parsed.faults)
    isDamaged = parsed.faults.length > 0
    edits = unsaved.reduce((all, apply) => apply(all), parsed.edits)
    return edits
  }

  const change: StoredEdits['change'] = (apply) => {
    edits = apply(read())
    if (isDamaged && seen !== null) keepDamaged(storage, seen)
    const text = Object.keys(edits).length > 0 ? formatEdits(edits) : null
    const saved = writeText(storage, text)
    unsaved = saved ? [] : [...unsaved, apply]
    isDamaged &&= !saved
    if (saved) seen = text
    return saved
  }

  return { read, change, isStored: () => unsaved.length === 0 }
}
