import { Actions } from '../../components/Actions.tsx'
import type { BlockComponent } from '../block.ts'

export const Message: BlockComponent<'message'> = ({ block, field }) => (
  <div className="message pipe-in">
    <h1 className="message__title" {...field('title')}>
      {block.title}
    </h1>
    {block.subtitle && (
      <p className="message__subtitle" {...field('subtitle')}>
        {block.subtitle}
      </p>
    )}
    {block.text && (
      <p className="message__text" {...field('text')}>
        {block.text}
      </p>
    )}
    <Actions actions={block.actions} field={field} />
  </div>
)
