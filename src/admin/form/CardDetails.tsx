import type { FormProblems } from '../../../scripts/edit/form/form.ts'
import type { Card } from './draft.ts'
import { Fields } from './Fields.tsx'
import { useForm } from './form-context.ts'
import type { Raw } from './with-part.ts'

interface CardDetailsProps {
  card: Card
  title: string
  problems: FormProblems
  onChange: (value: Raw) => void
}

/** The form of an entry, open where it is new, or where something in it is to be mended. */
export const CardDetails = ({ card, title, problems, onChange }: CardDetailsProps) => {
  const { forms, isTried } = useForm()
  const isFaulty = isTried && Object.keys(problems).length > 0
  return (
    <details open={card.isNew || isFaulty || undefined}>
      <summary>{title}</summary>
      <Fields
        schema={forms.groupSchema(card.source)}
        value={card.value}
        problems={problems}
        onChange={onChange}
      />
    </details>
  )
}
