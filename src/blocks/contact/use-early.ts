import { useState } from 'react'
import type { FieldName, Values } from '../../enquiry/providers/provider.ts'
import { NOTHING, readValues } from './form-values.ts'

/** What a visitor did with the prerendered form. */
export interface Early {
  values: Values
  /** The field that was being filled in. */
  focused?: FieldName
}

const read = (form: HTMLFormElement): Early => {
  const values = readValues(form)
  const { activeElement } = document
  const name = form.contains(activeElement) ? activeElement?.getAttribute('name') : null
  return { values, focused: name && name in values ? (name as FieldName) : undefined }
}

/** The form of the document; once the app has taken over, what is there may be the one of the page before. */
const firstForm = (id: string): HTMLFormElement | null | undefined =>
  typeof document === 'undefined' || document.documentElement.dataset.app === 'ready'
    ? undefined
    : document.getElementById(id)?.closest('form')

/**
 * What stood in the form before the app rendered it. Where an extension of the browser has changed the
 * page, React puts new fields in the place of those that were typed in; while it renders, the old ones
 * are still there.
 *
 * @param id of one of the form's controls
 */
export const useEarly = (id: string): Early => {
  const [early] = useState(() => {
    const form = firstForm(id)
    return form ? read(form) : { values: NOTHING }
  })
  return early
}
