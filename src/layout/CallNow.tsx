import { Icon } from '../components/Icon.tsx'
import { useNow } from '../components/use-now.ts'
import { isEmergencyLine } from '../opening/emergency-now.ts'
import { openingState } from '../opening/opening-state.ts'
import { opensInShort, opensInWords } from '../opening/opening-words.ts'
import { useShell } from '../shell/Shell.tsx'
import { CallLink } from './CallLink.tsx'

/** The line for emergencies, where somebody answers it now and nobody the office's; undefined until the clock is known. */
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
  // An element: browsers that translate a page put their own in the place of texts, and those could not be removed.
  if (!state || state.open) return <span>{otherwise}</span>
  return (
    <>
      <span aria-hidden="true">{opensInShort(state, ui.opens, dates)}</span>
      <span className="visually-hidden"> {opensInWords(state, ui.opening, dates)}</span>
    </>
  )
}

/** Whom to call now: the office, and above it the line for emergencies while that alone is answered. */
export const CallNow = () => {
  const { company, ui } = useShell()
  const line = useEmergencyLine()
  return (
    <>
      {line && (
        <a className="call-bar__emergency" href={line.phoneHref}>
          <Icon name="phone" />
          {line.label}
        </a>
      )}
      <CallLink
        href={company.phoneHref}
        label={ui.call}
        below={<OpensAt otherwise={company.phone} />}
      />
    </>
  )
}
