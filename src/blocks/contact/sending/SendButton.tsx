import { type ReactNode, type RefObject, useSyncExternalStore } from 'react'
import { never } from '../../../components/never.ts'
import { useShell } from '../../../shell/Shell.tsx'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'
import type * as Waiting from './waiting.ts'

interface SendButtonProps {
  block: BlockOf<typeof contact>
  look: 'primary' | 'secondary'
  /** The provider takes no post before this moment. */
  waitUntil?: number
  /** Tells how long that is. */
  waiting?: typeof Waiting
  /** A message is under way. */
  busy?: boolean
  ref?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/**
 * Sends the form. It can always be focused: a button that is switched off under somebody's finger
 * throws people out of the page, and what must not be sent now is not sent anyway.
 */
export const SendButton = ({
  block,
  look,
  waitUntil = 0,
  waiting,
  busy,
  ref,
  children,
}: SendButtonProps) => {
  const { language } = useShell()
  const label = useSyncExternalStore(
    (waitUntil > 0 && waiting?.everySecond) || never,
    () => waiting?.waitingLabel(block, waitUntil, language),
    () => undefined,
  )
  return (
    <button
      ref={ref}
      type="submit"
      className={`action action--${look}`}
      aria-disabled={busy || label ? true : undefined}
    >
      {label ?? children}
    </button>
  )
}
