import type { FormProblems } from '../../../scripts/edit/form/form.ts'
import { Field } from './Field.tsx'
import { useForm } from './form-context.ts'
import { type Raw, withPart } from './with-part.ts'

interface FieldsProps {
  schema: Parameters<ReturnType<typeof useForm>['forms']['groupFields']>[0] | undefined
  value: Raw
  /** By the path from this group on. */
  problems: FormProblems
  /** Fields of which the entries have forms beside this one: that of the page itself is not to be another one. */
  shown?: readonly string[]
  onChange: (value: Raw) => void
}

/** The problems below a step of a path, by the rest of it. */
export const problemsBelow = (problems: FormProblems, step: string | number): FormProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, all]) => {
      const [first, ...rest] = path.split('.')
      return first === String(step) ? [[rest.join('.'), all]] : []
    }),
  )

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
