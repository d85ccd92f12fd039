import { Actions } from '../../components/Actions.tsx'
import type { BlockComponent } from '../block.ts'
import type { message } from './schema.ts'

export const Message: BlockComponent<typeof message> = ({ block, field }) => (
  <div className="message ornate">
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
