import { useLayoutEffect, useRef } from 'react'
import type { FormProblems } from '../../../../scripts/edit/form/form.ts'
import type { Card } from '../../draft/draft.ts'
import type { Raw } from '../../edits/with-part.ts'
import { Fields } from '../fields/Fields.tsx'
import { useForm } from '../form-context.ts'

interface CardDetailsProps {
  card: Card
  title: string
  problems: FormProblems
  onChange: (value: Raw) => void
}

/**
 * The form of an entry, open where it is new, and as soon as something in it is to be mended; of one that the page does
 * not show yet, its name alone.
 */
export const CardDetails = ({ card, title, problems, onChange }: CardDetailsProps) => {
  const { forms, isTried } = useForm()
  const isFaulty = isTried && Object.keys(problems).length > 0
  const details = useRef<HTMLDetailsElement>(null)
  // No attribute of React's: it would fold up under the hands of whoever has just mended it.
  useLayoutEffect(() => {
    if (isFaulty && details.current) details.current.open = true
  }, [isFaulty])
  if (card.isTaken) return <p className="admin-form__name">{title}</p>
  return (
    <details ref={details} open={card.isNew}>
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
