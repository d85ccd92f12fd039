import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { Logo } from './Logo.tsx'
import type { logos } from './schema.ts'

export const Logos: BlockComponent<typeof logos> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <ul className="logos__list">
      {block.logos.map((company, index) => (
        <li key={index} className="logos__item">
          <Logo company={company} path={`logos.${index}`} field={field} />
        </li>
      ))}
    </ul>
  </>
)
