import type { FormField } from '../../../../scripts/edit/form/form.ts'
import type { EntryName } from '../../../content/entry-name.ts'

/** Entries to choose from: of two with one name each with its short name, and the one that is named already in any case. */
export const entryOptions = (
  entries: readonly EntryName[],
  chosen: unknown,
): FormField['options'] => {
  const isShared = (name: string) => entries.filter((other) => other.name === name).length > 1
  const options = entries.map(({ id, name }) => ({
    value: id,
    label: isShared(name) ? `${name} (${id})` : name,
  }))
  const isKnown = typeof chosen !== 'string' || entries.some(({ id }) => id === chosen)
  return isKnown || chosen === '' ? options : [{ value: chosen, label: chosen }, ...options]
}
