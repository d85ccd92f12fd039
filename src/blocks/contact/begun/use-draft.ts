import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DraftStore } from '../../../enquiry/drafts/draft.ts'
import type { Values } from '../../../enquiry/providers/provider.ts'
import type { Submission } from '../../../enquiry/submission/submission.ts'
import { fillAll, fillEmpty, isBegun, NOTHING, readValues } from './form-values.ts'
import { isAsLeft, markEntry } from './history-mark.ts'
import type { useTopic } from './use-topic.ts'

/**
 * A browser that goes back brings the fields as they were when their document was left. What was
 * written, or sent, in a later document of the tab counts more.
 */
const catchUp = (drafts: DraftStore, form: HTMLFormElement): void => {
  if (!isAsLeft(form)) return
  if (!drafts.isStored()) drafts.clear()
  fillAll(form, drafts.load()?.values ?? NOTHING)
}

/**
 * Brings back what was begun, and keeps what is typed and picked from then on. `keep` is for the
 * moment when something has been typed.
 */
export const useDraft = (
  drafts: DraftStore,
  form: RefObject<HTMLFormElement | null>,
  { id, inquiry, chosen }: ReturnType<typeof useTopic>,
  early: Values,
  submission: Submission | undefined,
) => {
  const [values, setValues] = useState(NOTHING)
  const [since] = useState(Date.now)
  const { key } = useLocation()

  const keep = useCallback((): Values => {
    const draft = drafts.load()
    // Who has left the page, has left the draft as it was.
    if (!form.current) return draft?.values ?? NOTHING
    const written = readValues(form.current)
    if (draft || chosen.current || isBegun(written)) {
      drafts.save({ ...draft, values: written, chosen: chosen.current, inquiry })
    }
    setValues(written)
    return written
  }, [drafts, form, chosen, inquiry])

  useEffect(() => {
    if (!form.current) return
    fillEmpty(form.current, early)
    catchUp(drafts, form.current)
    const draft = drafts.load()
    if (draft) fillEmpty(form.current, draft.values)
  }, [drafts, form, early])

  useEffect(() => submission?.appear(since), [submission, since])

  useEffect(() => {
    // Where no place took the draft, nobody but the visitor can keep it.
    const warn = (event: BeforeUnloadEvent) => {
      keep()
      if (drafts.load() && !drafts.isStored()) event.preventDefault()
    }
    const leave = () => {
      // The entry is another page's where that is on its way.
      if ((window.history.state?.key ?? 'default') !== key) return
      if (form.current && drafts.isStored()) markEntry(form.current)
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !form.current || submission?.get().status === 'sending') return
      catchUp(drafts, form.current)
      if (!drafts.load()) submission?.reset()
      submission?.appear()
      keep()
    }
    // As options: what counts of it is its `signal`.
    const watch = new AbortController()
    addEventListener('beforeunload', warn, watch)
    addEventListener('pagehide', leave, watch)
    addEventListener('pageshow', comeBack, watch)
    return () => watch.abort()
  }, [drafts, form, keep, submission, key])

  useEffect(() => {
    if (id !== undefined) keep()
  }, [id, keep])

  return { values, keep }
}
