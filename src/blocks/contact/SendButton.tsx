import type { ReactNode, RefObject } from 'react'
import { fillIn } from '../../components/fill-in.ts'
import { useNow } from '../../components/use-now.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockOf } from '../block.ts'
import { formatTime } from './format-time.ts'
import type { contact } from './schema.ts'

interface SendButtonProps {
  block: BlockOf<typeof contact>
  look: 'primary' | 'secondary'
  /** The provider takes no post before this moment. */
  waitUntil?: number
  /** A message is under way. */
  busy?: boolean
  ref?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** Up to here a countdown in seconds says more than the time of day. */
const SHORT = 120_000

/** What the button says while the provider wants to be left alone; undefined when it doesn't. */
const useWaiting = ({ ui }: BlockOf<typeof contact>, waitUntil: number): string | undefined => {
  const { language } = useShell()
  const now = useNow(waitUntil > 0 ? 1_000 : 0) ?? Date.now()
  const rest = waitUntil - now
  if (rest <= 0) return undefined
  const { retryIn, retryAt } = ui.actions
  return rest < SHORT
    ? fillIn(retryIn, { seconds: Math.ceil(rest / 1_000) })
    : fillIn(retryAt, { time: formatTime(waitUntil, now, language) })
}

/**
 * Sends the form. It can always be focused: a button that is switched off under somebody's finger
 * throws people out of the page, and what must not be sent now is not sent anyway.
 */
export const SendButton = ({
  block,
  look,
  waitUntil = 0,
  busy,
  ref,
  children,
}: SendButtonProps) => {
  const waiting = useWaiting(block, waitUntil)
  return (
    <button
      ref={ref}
      type="submit"
      className={`action action--${look}`}
      aria-disabled={busy || waiting ? true : undefined}
    >
      {waiting ?? children}
    </button>
  )
}
