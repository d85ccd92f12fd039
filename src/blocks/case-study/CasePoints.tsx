import { Ticks } from '../../components/Ticks.tsx'
import type { BlockProps } from '../block.ts'
import type { caseStudy } from './schema.ts'

interface CasePointsProps extends BlockProps<typeof caseStudy> {
  list: 'specifications' | 'benefits'
}

/** What was built in, or what it brought. */
export const CasePoints = ({ block, field, list }: CasePointsProps) =>
  block.project[list].length > 0 && (
    <section className={`case__part case__part--${list}`}>
      <h2 {...field(`${list}Title`)}>{block[`${list}Title`]}</h2>
      <Ticks items={block.project[list]} path={`project.${list}`} field={field} />
    </section>
  )
