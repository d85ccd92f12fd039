import { type RefObject, useCallback, useEffect, useState } from 'react'
import { fillEmpty, isBegun, readValues } from './form-values.ts'
import type { Values } from './providers/provider.ts'
import { drafts, submission } from './submission/browser-submission.ts'
import type { useTopic } from './use-topic.ts'

const NOTHING: Values = { name: '', email: '', inquiryType: '', message: '' }

/**
 * Brings back what was begun, and keeps what is typed and picked from then on. `keep` is for the
 * moment when something has been typed.
 */
export const useDraft = (
  form: RefObject<HTMLFormElement | null>,
  { id, inquiry, chosen }: ReturnType<typeof useTopic>,
) => {
  const [values, setValues] = useState(NOTHING)

  const keep = useCallback((): Values => {
    const written = form.current ? readValues(form.current) : NOTHING
    const draft = drafts.load()
    if (draft || chosen.current || isBegun(written)) {
      drafts.save({ ...draft, values: written, chosen: chosen.current, inquiry })
    }
    setValues(written)
    return written
  }, [form, chosen, inquiry])

  useEffect(() => {
    submission.appear()
    const draft = drafts.load()
    if (form.current && draft) fillEmpty(form.current, draft.values)
  }, [form])

  useEffect(() => {
    if (id !== undefined) keep()
  }, [id, keep])

  return { values, keep }
}
