import type { RefObject } from 'react'
import { fillIn } from '../../../content/text/fill-in.ts'
import type { Values } from '../../../enquiry/providers/provider.ts'
import type { SubmissionState } from '../../../enquiry/submission/submission.ts'
import { useShell } from '../../../shell/Shell.tsx'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'
import { SendButton } from '../sending/SendButton.tsx'
import * as waiting from '../sending/waiting.ts'
import { Panel } from './Panel.tsx'
import { useOnline } from './use-online.ts'
import { WaysAround } from './WaysAround.tsx'

type StateOf<S extends SubmissionState['status']> = Extract<SubmissionState, { status: S }>

interface OutcomeProps<S extends SubmissionState['status']> {
  block: BlockOf<typeof contact>
  state: StateOf<S>
  values: Values
  photos: number
  /** Lets the browser itself post the form, so that the provider can ask its question. */
  onHandOver: () => void
  ref: RefObject<HTMLElement | null>
}

/** Why it was surely not sent, and that the text is still there. */
const WhyRefused = ({ block, state: { reason, photos } }: OutcomeProps<'refused'>) => {
  const { phone } = useShell().company
  const { refused } = block.ui
  if (reason === 'large')
    return <p>{fillIn(photos ? refused.largePhotos : refused.largeText, { phone })}</p>
  return (
    <>
      <p>{refused[reason === 'fields' ? 'other' : reason]}</p>
      <p>{fillIn(refused.text, { phone })}</p>
    </>
  )
}

/** What sends it again; nothing where it would be refused again as it is. */
const SendAgain = ({ block, state, onHandOver }: OutcomeProps<'refused'>) => {
  const { actions } = block.ui
  if (state.reason === 'large') return null
  if (state.reason === 'captcha')
    return (
      <button type="button" className="action action--primary" onClick={onHandOver}>
        {actions.captcha}
      </button>
    )
  return (
    <SendButton block={block} look="primary" waitUntil={state.waitUntil} waiting={waiting}>
      {actions.retry}
    </SendButton>
  )
}

/** Surely not sent: why, and what can be done. */
const Refused = (props: OutcomeProps<'refused'>) => {
  const { block, values, photos, ref } = props
  return (
    <Panel kind="refused" title={block.ui.refused.title} ref={ref}>
      <WhyRefused {...props} />
      <div className="actions">
        <SendAgain {...props} />
        <WaysAround block={block} values={values} photos={photos} />
      </div>
    </Panel>
  )
}

/** Nobody knows whether it arrived: a call comes before sending it twice. */
const Unclear = ({ block, state, values, photos, onHandOver, ref }: OutcomeProps<'unclear'>) => {
  const { company } = useShell()
  const { unclear, actions } = block.ui
  return (
    <Panel kind="unclear" title={unclear.title} ref={ref}>
      <p>{fillIn(unclear.text, { phone: company.phone })}</p>
      {state.reason === 'captcha' && <p>{block.ui.refused.captcha}</p>}
      <div className="actions">
        <WaysAround block={block} values={values} photos={photos} callFirst />
        {state.reason === 'captcha' ? (
          <button type="button" className="action action--secondary" onClick={onHandOver}>
            {actions.captcha}
          </button>
        ) : (
          <SendButton block={block} look="secondary" waitUntil={state.waitUntil} waiting={waiting}>
            {actions.sendAnyway}
          </SendButton>
        )}
      </div>
    </Panel>
  )
}

/** Not sent, because there was no connection; sent when the visitor says so. */
const Offline = ({ block, values, photos, ref }: OutcomeProps<'offline'>) => {
  const isOnline = useOnline()
  const { offline, actions } = block.ui
  return (
    <Panel kind="offline" title={isOnline ? offline.backTitle : offline.title} ref={ref}>
      <p role="status">{isOnline ? offline.backText : offline.text}</p>
      <div className="actions">
        <SendButton block={block} look="primary">
          {isOnline ? actions.sendNow : actions.retry}
        </SendButton>
        <WaysAround block={block} values={values} photos={photos} />
      </div>
    </Panel>
  )
}

/** What has become of a message that is not surely there; nothing while all is well. */
export const Outcome = ({ state, ...rest }: OutcomeProps<SubmissionState['status']>) => {
  switch (state.status) {
    case 'refused':
      return <Refused state={state} {...rest} />
    case 'unclear':
      return <Unclear state={state} {...rest} />
    case 'offline':
      return <Offline state={state} {...rest} />
    default:
      return null
  }
}
