import { useState } from 'react'
import type { Values } from '../../../enquiry/providers/provider.ts'
import { NOTHING, readValues } from './form-values.ts'

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
export const useEarly = (id: string): Values => {
  const [early] = useState(() => {
    const form = firstForm(id)
    return form ? readValues(form) : NOTHING
  })
  return early
}
