import type { FieldAttributes } from './field-attributes.ts'

interface TicksProps {
  items: string[]
  /** Place of the list in its block: `services.0.features`. */
  path: string
  field: FieldAttributes
}

/** Points of a list, ticked off. */
export const Ticks = ({ items, path, field }: TicksProps) => (
  <ul className="ticks">
    {items.map((item, index) => (
      <li key={index} {...field(`${path}.${index}`)}>
        {item}
      </li>
    ))}
  </ul>
)
