import { useId, useState } from 'react'
import type { EntryName } from '../../../content/entry-name.ts'
import { entryOptions } from '../fields/entry-options.ts'
import { useForm } from '../form-context.ts'

interface TakeInProps {
  /** Those that are not in the list. */
  entries: readonly EntryName[]
  onTake: (id: string) => void
}

/** Takes an entry that there is into a list; who goes through the choice by keyboard takes none in by that. */
export const TakeIn = ({ entries, onTake }: TakeInProps) => {
  const { words } = useForm()
  const id = useId()
  const [wanted, setWanted] = useState('')
  const chosen = entries.find((entry) => entry.id === wanted) ?? entries[0]
  if (!chosen) return null
  return (
    <div className="admin-form__field admin-form__take">
      <label htmlFor={id}>{words.existing}</label>
      <select id={id} value={chosen.id} onChange={({ target }) => setWanted(target.value)}>
        {entryOptions(entries, undefined).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" className="admin-button" onClick={() => onTake(chosen.id)}>
        {words.take}
      </button>
    </div>
  )
}
