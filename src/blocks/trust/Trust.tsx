import type { BlockComponent } from '../block.ts'
import type { trust } from './schema.ts'

export const Trust: BlockComponent<typeof trust> = ({ block, field }) => (
  <ul className="trust" aria-label={block.ui.label}>
    {block.points.map(({ text }, index) => (
      <li key={index} {...field(`points.${index}.text`)}>
        {text}
      </li>
    ))}
  </ul>
)
