import { Reveal } from '../../components/Reveal.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import type { values } from './schema.ts'
import { Value } from './Value.tsx'

export const Values: BlockComponent<typeof values> = ({ block, field }) => (
  <div className="values">
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <Reveal as="ul" className="values__list">
      {block.values.map((value) => (
        <Value key={value.id} value={value} block={block} field={field} />
      ))}
    </Reveal>
  </div>
)
