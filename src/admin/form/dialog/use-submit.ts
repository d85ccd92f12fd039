import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type DraftProblems, hasFaults } from '../../draft/check-draft.ts'
import type { Draft } from '../../draft/draft.ts'
import { FIELDS } from '../moves/use-moves.ts'
import { sayUnread } from './say-unread.ts'
import { unfold } from './unfold.ts'

interface SubmitOptions {
  dialog: RefObject<HTMLDialogElement | null>
  draft: Draft
  judge: () => Promise<DraftProblems>
  commit: () => void
}

/** A field, or a list or group of which something is said that is about none of its fields. */
const FAULTY = '[aria-invalid="true"], [data-faulty]'

const focusFirstFault = (dialog: HTMLDialogElement | null): void => {
  const faulty = dialog?.querySelector<HTMLElement>(FAULTY)
  const isField = faulty?.hasAttribute('aria-invalid')
  const field = isField ? faulty : faulty?.querySelector<HTMLElement>(FIELDS)
  unfold(field)
  field?.focus()
}

/** Takes a form that has no faults and closes its dialog; else leads to the first of them. */
export const useSubmit = ({ dialog, draft, judge, commit }: SubmitOptions) => {
  const [tries, setTries] = useState(0)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  // Once what is wrong is shown.
  useEffect(() => {
    if (tries) focusFirstFault(dialog.current)
  }, [dialog, tries])
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sayUnread(event.currentTarget)) return
    const isFaulty = hasFaults(await judge())
    // Left, or written in meanwhile.
    if (!dialog.current?.open || latest.current !== draft) return
    if (isFaulty) return setTries((count) => count + 1)
    // Closed first, so that the focus goes back to where the form was opened.
    dialog.current.close()
    commit()
  }
  return { isTried: tries > 0, onSubmit }
}
