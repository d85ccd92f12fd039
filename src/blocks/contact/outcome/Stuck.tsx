import type { RefObject } from 'react'
import { fillIn } from '../../../content/text/fill-in.ts'
import { useShell } from '../../../shell/Shell.tsx'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'
import { SendButton } from '../sending/SendButton.tsx'
import { Panel } from './Panel.tsx'

interface StuckProps {
  block: BlockOf<typeof contact>
  /** Whether an earlier attempt may have arrived. */
  isInDoubt: boolean
  ref: RefObject<HTMLElement | null>
}

/** What sends has not arrived: nothing has gone out now, and what can be done. */
export const Stuck = ({ block, isInDoubt, ref }: StuckProps) => {
  const { company } = useShell()
  const { refused, unclear, actions } = block.ui
  const { title, text } = isInDoubt ? unclear : refused
  return (
    <Panel kind={isInDoubt ? 'unclear' : 'refused'} title={title} ref={ref}>
      <p>{fillIn(text, { phone: company.phone })}</p>
      <div className="actions">
        <SendButton block={block} look="primary">
          {actions.retry}
        </SendButton>
        <a className="action action--secondary" href={company.phoneHref}>
          {fillIn(actions.call, { phone: company.phone })}
        </a>
      </div>
    </Panel>
  )
}
