import { type ComponentType, useRef, useState } from 'react'
import type { FormField } from '../../../../scripts/edit/form/form.ts'
import { own } from '../../../content/own.ts'
import { MarkTools } from '../../marks/MarkTools.tsx'
import { followMarkKeys } from '../../marks/set-mark.ts'
import { useForm } from '../form-context.ts'
import type { InputProps } from '../input-props.ts'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { entryOptions } from './entry-options.ts'
import { readNumber, writtenNumber } from './number.ts'

const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value)

/** An empty field says nothing. */
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text)

const Text = ({ value, onChange, attributes }: InputProps) => (
  <textarea
    {...attributes}
    className="admin-form__text"
    rows={1}
    value={asText(value)}
    onChange={({ target }) => onChange(orNothing(target.value.replace(/\n/g, ' ')))}
  />
)

const Markdown = ({ value, onChange, attributes }: InputProps) => {
  const { marks } = useForm()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <MarkTools area={area} words={marks} />
      <textarea
        {...attributes}
        ref={area}
        className="admin-form__text"
        rows={6}
        value={asText(value)}
        onKeyDown={followMarkKeys}
        onChange={({ target }) => onChange(orNothing(target.value))}
      />
    </>
  )
}

const Line = ({ field, value, onChange, attributes }: InputProps) => (
  <input
    {...attributes}
    type={field.kind === 'day' ? 'date' : 'text'}
    value={asText(value)}
    onChange={({ target }) => onChange(orNothing(target.value))}
  />
)

/** What was typed as long as it comes to the value: `7,50` becomes `7,5` under nobody's hands. */
const NumberInput = ({ field, value, onChange, attributes }: InputProps) => {
  const [typed, setTyped] = useState(writtenNumber(value))
  return (
    <input
      {...attributes}
      inputMode="decimal"
      autoComplete="off"
      value={readNumber(typed, field.schema) === value ? typed : writtenNumber(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readNumber(target.value, field.schema))
      }}
    />
  )
}

const Choice = ({ field, value, onChange, attributes }: InputProps) => {
  const { words } = useForm()
  return (
    <select
      {...attributes}
      value={asText(value)}
      onChange={({ target }) => onChange(orNothing(target.value))}
    >
      {(!field.isRequired || asText(value) === '') && <option value="">{words.none}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Chooses one of the entries that there are; where they are too many for that, it is named as in the file. */
const Entry = (props: InputProps) => {
  const { field, value } = props
  const { entries } = useForm()
  const named = own(entries, field.collection ?? '')
  if (!named) return <Line {...props} />
  return <Choice {...props} field={{ ...field, options: entryOptions(named, value) }} />
}

/** Says only what does not count anyway. */
const Tick = ({ field, value, onChange, attributes }: InputProps) => {
  const isOnUnsaid = field.fallback === true
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={(value ?? isOnUnsaid) === true}
      onChange={({ target }) =>
        onChange(target.checked === isOnUnsaid ? undefined : target.checked)
      }
    />
  )
}

/** How each kind of field is filled in; those of lists and groups are made of others. */
export const inputs: Partial<Record<FormField['kind'], ComponentType<InputProps>>> = {
  text: Text,
  markdown: Markdown,
  line: Line,
  day: Line,
  number: NumberInput,
  choice: Choice,
  entry: Entry,
  tick: Tick,
  picture: PictureInput,
}
