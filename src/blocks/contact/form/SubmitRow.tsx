import type { RefObject } from 'react'
import { fillIn } from '../../../content/text/fill-in.ts'
import type { SubmissionState } from '../../../enquiry/submission/submission.ts'
import type { BlockProps } from '../../block.ts'
import type { contact } from '../schema.ts'
import { SendButton } from '../sending/SendButton.tsx'
import type { Sending } from './use-sending.ts'

interface SubmitRowProps extends BlockProps<typeof contact> {
  state: SubmissionState
  sending: Sending | undefined
  button: RefObject<HTMLButtonElement | null>
}

/** The button at the end of the form, and what is going on. */
export const SubmitRow = ({ block, field, state, sending: code, button }: SubmitRowProps) => {
  const { sending, actions } = block.ui
  const isSending = state.status === 'sending'
  const isUnclear = state.status === 'unclear'
  return (
    <div className="contact__submit">
      <SendButton
        block={block}
        look={isUnclear ? 'secondary' : 'primary'}
        waitUntil={state.waitUntil}
        waiting={code?.waiting}
        busy={isSending}
        ref={button}
      >
        {isUnclear ? actions.sendAnyway : <span {...field('submit')}>{block.submit}</span>}
      </SendButton>
      <p className="contact__progress" role="status">
        {/* One text: of several that a browser has translated, React can take none away. */}
        {isSending &&
          [sending.label, state.slow && fillIn(sending.slow, { seconds: state.slow })].join(' ')}
      </p>
    </div>
  )
}
