import { Actions } from '../../components/Actions.tsx'
import { Markdown } from '../../components/Markdown.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Ticks } from '../../components/Ticks.tsx'
import type { BlockComponent } from '../block.ts'
import type { feature } from './schema.ts'

export const Feature: BlockComponent<typeof feature> = ({ block, field }) => (
  <div className={block.picture ? 'feature feature--picture' : 'feature'}>
    <div className="feature__text ornate">
      <h2 {...field('title')}>{block.title}</h2>
      <div className="rich" {...field('text')}>
        <Markdown tree={block.text} level={3} />
      </div>
      {block.points.length > 0 && <Ticks items={block.points} path="points" field={field} />}
      <Actions actions={block.actions} field={field} />
    </div>
    {block.picture && <Picture picture={block.picture} className="feature__picture" />}
  </div>
)
