import { SectionHead } from '../../components/SectionHead.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { BlockComponent } from '../block.ts'
import type { steps } from './schema.ts'

export const Steps: BlockComponent<typeof steps> = ({ block, field }) => (
  <div className="steps">
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <Timeline steps={block.steps} path="steps" field={field} />
  </div>
)
