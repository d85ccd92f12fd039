import { Ticks } from '../../components/Ticks.tsx'
import type { BlockProps } from '../block.ts'

interface CasePointsProps extends BlockProps<'case-study'> {
  list: 'specifications' | 'benefits'
}

/** What was built in, or what it brought. */
export const CasePoints = ({ block, field, list }: CasePointsProps) => (
  <section className={`case__part case__part--${list}`}>
    <h2 {...field(`${list}Title`)}>{block[`${list}Title`]}</h2>
    <Ticks items={block.project[list]} path={`project.${list}`} field={field} />
  </section>
)
