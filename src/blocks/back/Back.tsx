import { Action } from '../../components/Action.tsx'
import type { BlockComponent } from '../block.ts'
import type { back } from './schema.ts'

export const Back: BlockComponent<typeof back> = ({ block, field }) => (
  <p>
    <Action action={block.action} look="plain" attributes={field('action.label')} />
  </p>
)
