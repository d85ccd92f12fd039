import { Action, type ActionData } from './Action.tsx'
import type { FieldAttributes } from './field-attributes.ts'

interface ActionsProps {
  actions: ActionData[]
  field: FieldAttributes
}

/** Ways to act beside each other, a block's `actions`; the first stands out. */
export const Actions = ({ actions, field }: ActionsProps) =>
  actions.length > 0 && (
    <div className="actions">
      {actions.map((action, index) => (
        <Action
          key={index}
          action={action}
          look={index === 0 ? 'primary' : 'secondary'}
          attributes={field(`actions.${index}.label`)}
        />
      ))}
    </div>
  )
