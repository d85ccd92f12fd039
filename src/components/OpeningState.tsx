import { openingState } from '../opening/opening-state.ts'
import { openingWords } from '../opening/opening-words.ts'
import { useShell } from '../shell/Shell.tsx'
import { useNow } from './use-now.ts'

/** Whether somebody picks up the phone now, in words. Empty until the browser's clock is known. */
export const OpeningState = () => {
  const { company, dates, ui } = useShell()
  const now = useNow(20_000)
  const state = now === undefined ? undefined : openingState(company.timetable, new Date(now))
  return (
    <span className="opening-now" data-open={state?.open || undefined}>
      {state && openingWords(state, ui.opening, dates)}
    </span>
  )
}
