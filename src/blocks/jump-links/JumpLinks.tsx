import { Link } from '../../components/Link.tsx'
import type { BlockComponent } from '../block.ts'
import type { jumpLinks } from './schema.ts'

export const JumpLinks: BlockComponent<typeof jumpLinks> = ({ block, field }) => (
  <nav className="jump-links" aria-label={block.ui.label}>
    <p className="jump-links__label">{block.ui.label}</p>
    <ul className="jump-links__list">
      {block.links.map(({ label, href }, index) => (
        <li key={index}>
          <Link href={href} {...field(`links.${index}.label`)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
