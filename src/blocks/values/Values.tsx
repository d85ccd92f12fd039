import { Reveal } from '../../components/Reveal.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import type { values } from './schema.ts'

export const Values: BlockComponent<typeof values> = ({ block, field }) => (
  <div className="values">
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <Reveal as="ol" className="values__list trail">
      {block.values.map((value) => (
        <li key={value.id} className="values__item reveal">
          <h3 className="values__title" {...field(`values.${value.id}.title`)}>
            {value.title}
          </h3>
          <p {...field(`values.${value.id}.description`)}>{value.description}</p>
        </li>
      ))}
    </Reveal>
  </div>
)
