import { useNow } from '../components/use-now.ts'
import { openingState } from '../opening/opening-state.ts'
import { opensInWords } from '../opening/opening-words.ts'
import { useShell } from '../shell/Shell.tsx'

/** When nobody picks up the phone now: from when on somebody does. */
export const OpensAt = ({ otherwise }: { otherwise: string }) => {
  const { company, language, ui } = useShell()
  const now = useNow(20_000)
  const state =
    now === undefined
      ? undefined
      : openingState(company.openingHours, company.holidays, new Date(now))
  return state && !state.open ? opensInWords(state, ui.opens, language) : otherwise
}
