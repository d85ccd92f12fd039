import type { BlockProps } from '../block.ts'
import type { caseStudy } from './schema.ts'

/** Category, title and what the project was about. */
export const CaseHead = ({ block, field }: BlockProps<typeof caseStudy>) => {
  const { project } = block
  return (
    <header className="case__head ornate">
      <p
        className="case__category"
        lang={project.category.lang}
        {...field('project.category.label')}
      >
        {project.category.label}
      </p>
      <h1 {...field('project.title')}>{project.title}</h1>
      <p className="lead" {...field('project.description')}>
        {project.description}
      </p>
    </header>
  )
}
