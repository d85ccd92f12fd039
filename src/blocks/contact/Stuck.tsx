import type { RefObject } from 'react'
import { fillIn } from '../../content/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockOf } from '../block.ts'
import { Panel } from './Panel.tsx'
import { SendButton } from './SendButton.tsx'
import type { contact } from './schema.ts'

interface StuckProps {
  block: BlockOf<typeof contact>
  ref: RefObject<HTMLElement | null>
}

/** What sends has not arrived: nothing has gone out, and what can be done. */
export const Stuck = ({ block, ref }: StuckProps) => {
  const { company } = useShell()
  const { refused, actions } = block.ui
  return (
    <Panel kind="refused" title={refused.title} ref={ref}>
      <p>{fillIn(refused.text, { phone: company.phone })}</p>
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
