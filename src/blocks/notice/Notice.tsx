import { Actions } from '../../components/Actions.tsx'
import type { BlockComponent } from '../block.ts'
import type { notice } from './schema.ts'

export const Notice: BlockComponent<typeof notice> = ({ block, field }) => (
  <div className="notice">
    <h2 className="notice__title" {...field('title')}>
      {block.title}
    </h2>
    <p className="notice__text" {...field('text')}>
      {block.text}
    </p>
    <Actions actions={block.actions} field={field} />
  </div>
)
