import { Action } from '../../components/Action.tsx'
import type { BlockComponent } from '../block.ts'

export const Back: BlockComponent<'back'> = ({ block, field }) => (
  <p className="back-link">
    <Action action={block.action} look="plain" attributes={field('action.label')} />
  </p>
)
