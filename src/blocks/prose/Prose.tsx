import { Markdown } from '../../components/Markdown.tsx'
import type { BlockComponent } from '../block.ts'
import type { prose } from './schema.ts'

export const Prose: BlockComponent<typeof prose> = ({ block, field }) => (
  <div className="prose">
    {block.title && (
      <h2 className="prose__title" {...field('title')}>
        {block.title}
      </h2>
    )}
    <div className="rich" {...field('text')}>
      <Markdown tree={block.text} level={block.title ? 3 : 2} />
    </div>
  </div>
)
