import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { Person } from './Person.tsx'
import type { team } from './schema.ts'

export const Team: BlockComponent<typeof team> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <ul className="team">
      {block.people.map((person, index) => (
        <li key={index} className="team__person">
          <Person person={person} path={`people.${index}`} field={field} />
        </li>
      ))}
    </ul>
  </>
)
