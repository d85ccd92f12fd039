import { useNow } from '../components/use-now.ts'
import { isEmergencyLine } from '../opening/emergency-now.ts'
import { openingState } from '../opening/opening-state.ts'
import { opensInWords } from '../opening/opening-words.ts'
import { useShell } from '../shell/Shell.tsx'
import { CallLink } from './CallLink.tsx'

/** The line for emergencies, where it is the one to call now; undefined until the clock is known. */
const useEmergencyLine = () => {
  const { company, emergency } = useShell()
  const now = useNow(emergency ? 20_000 : 0)
  if (!emergency || now === undefined) return undefined
  const isIt = isEmergencyLine(company.timetable, emergency.times, new Date(now))
  return isIt ? emergency : undefined
}

/** When nobody picks up the phone now: from when on somebody does. */
const OpensAt = ({ otherwise }: { otherwise: string }) => {
  const { company, dates, ui } = useShell()
  const now = useNow(20_000)
  const state = now === undefined ? undefined : openingState(company.timetable, new Date(now))
  return state && !state.open ? opensInWords(state, ui.opens, dates) : otherwise
}

/**
 * Whom to call now: the line for emergencies while the company is closed, where it has one. What it is for
 * takes the place of its number, so that the bar stays as high as it is.
 */
export const CallNow = () => {
  const { company, ui } = useShell()
  const line = useEmergencyLine()
  if (line) return <CallLink href={line.phoneHref} label={line.label} />
  const opens = <OpensAt otherwise={company.phone} />
  return <CallLink href={company.phoneHref} label={ui.call} below={opens} />
}
