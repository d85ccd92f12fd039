import { useId } from 'react'
import type { FormField, FormProblems } from '../../../scripts/edit/form/form.ts'
import { isGroup } from '../../content/is-group.ts'
import { Sentence } from '../Sentence.tsx'
import { choiceWords } from './choice-words.ts'
import { Fields } from './Fields.tsx'
import { focusInstead } from './focus-instead.ts'
import { useForm } from './form-context.ts'
import { Items } from './Items.tsx'
import { type InputProps, inputs } from './inputs.tsx'

export interface FieldProps {
  field: FormField
  value: unknown
  /** By the path from this field on. */
  problems: FormProblems
  onChange: (value: unknown) => void
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** What is said of the field itself; that something is missing, once somebody has tried. */
const useFaults = ({ value, problems }: FieldProps): string[] => {
  const { isTried, words } = useForm()
  const own = problems[''] ?? []
  if (isEmpty(value)) return isTried && own.length > 0 ? [words.missing] : []
  // Two rules may say the same of one text.
  return [...new Set(own.map(({ message, hint }) => `${message} ${hint}`))]
}

interface SaidProps {
  id: string
  help: string | undefined
  faults: readonly string[]
}

const Said = ({ id, help, faults }: SaidProps) => (
  <div id={id} className="admin-form__said">
    {help && <p>{help}</p>}
    {faults.map((fault) => (
      <p key={fault} className="admin-form__fault">
        <Sentence text={fault} />
      </p>
    ))}
  </div>
)

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
        <Items {...props} />
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

/** Parts a value that changes on a day. */
const Part = ({ field, value, onChange }: FieldProps) => {
  const { forms, words } = useForm()
  return (
    <button
      type="button"
      className="admin-button"
      aria-label={`${words.part}: ${field.label}`}
      onClick={({ currentTarget }) => {
        const single = currentTarget.closest('.admin-form__field')
        if (single) focusInstead(single)
        onChange(forms.inPeriods(value))
      }}
    >
      {words.part}
    </button>
  )
}

const Single = (props: FieldProps) => {
  const { field, value, onChange } = props
  const { words } = useForm()
  const id = useId()
  const faults = useFaults(props)
  const Input = inputs[field.kind]
  if (!Input) return <Said id={id} help={`${field.label}: ${words.fixed}`} faults={faults} />
  const attributes: InputProps['attributes'] = {
    id,
    'aria-describedby': `${id}-said`,
    'aria-invalid': faults.length > 0,
    'aria-required': field.isRequired,
  }
  const input = <Input field={field} value={value} onChange={onChange} attributes={attributes} />
  const label = <label htmlFor={id}>{field.label}</label>
  return (
    <div className="admin-form__field">
      {field.kind === 'tick' ? (
        <div className="admin-form__tick">
          {input}
          {label}
        </div>
      ) : (
        <>
          {label}
          {input}
        </>
      )}
      <Said id={`${id}-said`} help={field.help} faults={faults} />
      {field.mayBeParted && <Part {...props} />}
    </div>
  )
}

/** A field with its label, what is said of it, and what is wrong with it. */
export const Field = (props: FieldProps) => {
  const { entries } = useForm()
  const field = choiceWords(props.field, entries)
  const isNested = field.kind === 'list' || field.kind === 'group'
  return isNested ? <Nested {...props} field={field} /> : <Single {...props} field={field} />
}
