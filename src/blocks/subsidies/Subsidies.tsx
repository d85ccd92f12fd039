import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { Subsidy } from './Subsidy.tsx'
import type { subsidies } from './schema.ts'

export const Subsidies: BlockComponent<typeof subsidies> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <ul className="subsidies__list">
      {block.subsidies.map((subsidy) => (
        <Subsidy
          key={subsidy.id}
          subsidy={subsidy}
          ui={block.ui}
          path={`subsidies.${subsidy.id}`}
          field={field}
        />
      ))}
    </ul>
  </>
)
