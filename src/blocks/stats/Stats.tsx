import { Reveal } from '../../components/Reveal.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { Stat } from './Stat.tsx'
import type { stats } from './schema.ts'

export const Stats: BlockComponent<typeof stats> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <Reveal as="ul" className="stats__list">
      {block.stats.map((stat) => (
        <Stat key={stat.id} stat={stat} ui={block.ui} path={`stats.${stat.id}`} field={field} />
      ))}
    </Reveal>
  </>
)
