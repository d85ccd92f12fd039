import { useEffect, useEffectEvent } from 'react'
import type { Draft } from '../../draft/draft.ts'
import type { Session } from '../../session/session.ts'
import { followSteps } from '../../unfinished/history-steps.ts'
import { useKeepInBackground } from '../../unfinished/use-keep-in-background.ts'
import { commitDraft, unfinishedDraft } from './open-form.ts'

/** A form is kept nowhere until it is applied. */
const useAskBeforeLeaving = (isChanged: boolean) =>
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

/**
 * The browser's back button turns the page whatever a form says, and the form goes with it: what is kept belongs to the
 * page that is left.
 */
const useKeepWhenTurning = (keep: () => void) => {
  const onTurn = useEffectEvent(keep)
  useEffect(() => {
    const { pathname } = window.location
    return followSteps(() => window.location.pathname !== pathname && onTurn())
  }, [])
}

/** Lets nothing of a changed form be lost, whichever way its page is left. */
export const useKeepDraft = (session: Session, draft: Draft, isChanged: boolean): void => {
  useAskBeforeLeaving(isChanged)
  useKeepInBackground(() => (isChanged ? unfinishedDraft(session, draft) : undefined))
  useKeepWhenTurning(() => isChanged && commitDraft(session, draft))
}
