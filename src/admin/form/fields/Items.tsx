import type { ComponentType } from 'react'
import { fillIn } from '../../../content/text/fill-in.ts'
import { useForm } from '../form-context.ts'
import { Moves } from '../moves/Moves.tsx'
import { useMoves } from '../moves/use-moves.ts'
import type { FieldProps } from './field-props.ts'
import { problemsBelow } from './problems-below.ts'

interface ItemsProps extends FieldProps {
  /** What an item is shown as, which may be a list again. */
  Field: ComponentType<FieldProps>
}

/** The items of a list, to be changed, put in, taken out and put in another place. */
export const Items = ({ field, value, problems, onChange, Field }: ItemsProps) => {
  const { forms, words } = useForm()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const { ref, move, remove, copy, add } = useMoves(items, (next) =>
    onChange(next.length > 0 ? next : undefined),
  )
  return (
    <div ref={ref}>
      <ol className="admin-form__items">
        {items.map((item, index) => {
          const name = fillIn(words.item, { number: index + 1 })
          return (
            <li key={index} data-item>
              <Field
                field={{ ...forms.itemField(field, item), label: name }}
                value={item}
                problems={problemsBelow(problems, index)}
                onChange={(part) => onChange(items.with(index, part ?? forms.emptyItem(field)))}
              />
              <Moves
                name={name}
                index={index}
                count={items.length}
                onMove={(to) => move(index, to)}
                onCopy={() => copy(index, item)}
                onRemove={() => remove(index)}
              />
            </li>
          )
        })}
      </ol>
      {forms.freshItems(field).map(({ value: fresh, label }) => (
        <button
          key={label ?? ''}
          type="button"
          className="admin-button"
          data-add
          aria-label={`${words.add}: ${label ?? field.label}`}
          onClick={() => add(fresh)}
        >
          {label === undefined ? words.add : `${words.add}: ${label}`}
        </button>
      ))}
    </div>
  )
}
