import { entryHeading } from '../../components/entry-heading.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { Filter } from './Filter.tsx'
import { FilterResult } from './FilterResult.tsx'
import { Project } from './Project.tsx'
import type { portfolio } from './schema.ts'
import { useCategory } from './use-category.ts'

export const Portfolio: BlockComponent<typeof portfolio> = ({ block, field }) => {
  const { category, choose } = useCategory(block.categories)
  const isShown = (project: (typeof block.projects)[number]) =>
    !category || project.category.id === category.id
  const head = <SectionHead title={block.title} intro={block.intro} field={field} />
  // Nothing is there to be chosen from, and no visitor asks how little.
  if (block.projects.length === 0) return head
  return (
    <>
      {head}
      <Filter block={block} field={field} current={category?.id} onChoose={choose} />
      <FilterResult
        block={block}
        category={category}
        count={block.projects.filter(isShown).length}
      />
      <ul className="portfolio__list">
        {block.projects.map(
          (project) =>
            isShown(project) && (
              <Project
                key={project.id}
                project={project}
                linkLabel={block.linkLabel}
                heading={entryHeading(block.title)}
                path={`projects.${project.id}`}
                field={field}
              />
            ),
        )}
      </ul>
    </>
  )
}
