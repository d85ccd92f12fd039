import { fillIn } from '../../content/text/fill-in.ts'
import type { BlockOf } from '../block.ts'
import type { portfolio } from './schema.ts'

interface FilterResultProps {
  block: BlockOf<typeof portfolio>
  category?: BlockOf<typeof portfolio>['categories'][number]
  count: number
}

const templateFor = ({ block: { ui }, category, count }: FilterResultProps) => {
  if (!category) return ui.all
  if (count === 0) return ui.none
  return count === 1 ? ui.one : ui.other
}

/** How many projects are shown; read out when it changes. */
export const FilterResult = (props: FilterResultProps) => {
  const { category, count } = props
  const [before, after] = fillIn(templateFor(props), { count }).split('{category}')
  return (
    <p className="portfolio__result" role="status">
      {/* One element, new for each: of texts that a browser has translated, React can take none away. */}
      <span key={category?.id}>
        {before}
        {after !== undefined && <span lang={category?.lang}>{category?.label}</span>}
        {after}
      </span>
    </p>
  )
}
