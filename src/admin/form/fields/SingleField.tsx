import { useId } from 'react'
import { useForm } from '../form-context.ts'
import type { InputProps } from '../input-props.ts'
import type { FieldProps } from './field-props.ts'
import { focusInstead } from './focus-instead.ts'
import { inputs } from './inputs.tsx'
import { Said } from './Said.tsx'
import { useFaults } from './use-faults.ts'

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

/** A field that holds one value. */
export const SingleField = (props: FieldProps) => {
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
