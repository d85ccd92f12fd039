import { Link } from '../../components/Link.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { Reference } from './Reference.tsx'
import type { references } from './schema.ts'

export const References: BlockComponent<typeof references> = ({ block, field }) =>
  block.fitting.length > 0 && (
    <>
      <SectionHead title={block.title} intro={block.intro} field={field} />
      <ul className="references">
        {block.fitting.map((project) => (
          <Reference
            key={project.id}
            project={project}
            path={`fitting.${project.id}`}
            field={field}
          />
        ))}
      </ul>
      {block.all && (
        <p className="references__all">
          <Link href={block.all.href} className="more" {...field('all.label')}>
            {block.all.label}
          </Link>
        </p>
      )}
    </>
  )
