import { fillIn } from '../../components/fill-in.ts'
import type { BlockOf } from '../block.ts'

interface FilterResultProps {
  block: BlockOf<'portfolio'>
  category?: BlockOf<'portfolio'>['categories'][number]
  count: number
}

const templateFor = (count: number, { one, other, none }: FilterResultProps['block']['ui']) => {
  if (count === 0) return none
  return count === 1 ? one : other
}

/** How many projects are shown; read out when it changes. */
export const FilterResult = ({ block, category, count }: FilterResultProps) => {
  const { label, lang } = category ?? { label: block.allLabel, lang: block.allLang }
  const [before, after] = fillIn(templateFor(count, block.ui), { count }).split('{category}')
  return (
    <p className="portfolio__result" role="status">
      {before}
      {after !== undefined && <span lang={lang}>{label}</span>}
      {after}
    </p>
  )
}
