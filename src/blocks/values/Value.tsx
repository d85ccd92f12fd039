import { Fold } from '../../components/Fold.tsx'
import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { values } from './schema.ts'

interface ValueProps {
  value: ResolvedEntry<'values'>
  block: BlockOf<typeof values>
  field: FieldAttributes
}

/** One principle; folded, its name alone is seen on phones. */
export const Value = ({ value, block, field }: ValueProps) => {
  const told = <p {...field(`values.${value.id}.description`)}>{value.description}</p>
  return (
    <li className="values__item reveal">
      <h3 className="values__title" {...field(`values.${value.id}.title`)}>
        {value.title}
      </h3>
      {block.folded ? (
        <Fold label={block.ui.more} about={value.title} line>
          {told}
        </Fold>
      ) : (
        told
      )}
    </li>
  )
}
