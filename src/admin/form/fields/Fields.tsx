import { useId } from 'react'
import type { FormProblems } from '../../../../scripts/edit/form/form.ts'
import { isGroup } from '../../../content/is-group.ts'
import { type Raw, withPart } from '../../edits/with-part.ts'
import { useForm } from '../form-context.ts'
import { choiceWords } from './choice-words.ts'
import type { FieldProps } from './field-props.ts'
import { Items } from './Items.tsx'
import { problemsBelow } from './problems-below.ts'
import { Said } from './Said.tsx'
import { SingleField } from './SingleField.tsx'
import { useFaults } from './use-faults.ts'

/** A field that holds others. */
const Nested = (props: FieldProps) => {
  const { field, value, problems, onChange } = props
  const id = useId()
  const faults = useFaults(props)
  return (
    <fieldset
      className="admin-form__group"
      aria-describedby={id}
      data-faulty={faults.length > 0 || undefined}
    >
      <legend>{field.label}</legend>
      <Said id={id} help={field.help} faults={faults} />
      {field.kind === 'list' ? (
        <Items {...props} Field={Field} />
      ) : (
        <Fields
          schema={field.schema}
          value={isGroup(value) ? value : {}}
          problems={problems}
          onChange={(group) => onChange(Object.keys(group).length > 0 ? group : undefined)}
        />
      )}
    </fieldset>
  )
}

/** A field with its label, what is said of it, and what is wrong with it. */
const Field = (props: FieldProps) => {
  const { entries } = useForm()
  const field = choiceWords(props.field, entries)
  const isNested = field.kind === 'list' || field.kind === 'group'
  return isNested ? <Nested {...props} field={field} /> : <SingleField {...props} field={field} />
}

interface FieldsProps {
  schema: Parameters<ReturnType<typeof useForm>['forms']['groupFields']>[0] | undefined
  value: Raw
  /** By the path from this group on. */
  problems: FormProblems
  /** Fields of which the entries have forms beside this one: that of the page itself is not to be another one. */
  shown?: readonly string[]
  onChange: (value: Raw) => void
}

/** The fields of a group, each as its schema declares it. */
export const Fields = ({ schema, value, problems, shown = [], onChange }: FieldsProps) => {
  const { forms } = useForm()
  if (!schema) return null
  return forms
    .groupFields(schema, value)
    .filter(({ kind }) => kind !== 'entries')
    .filter(({ key, isOfPage }) => !isOfPage || !shown.includes(key))
    .map((field) => (
      <Field
        key={field.key}
        field={field}
        value={value[field.key]}
        problems={problemsBelow(problems, field.key)}
        onChange={(part) => onChange(withPart(value, [field.key], part) as Raw)}
      />
    ))
}
