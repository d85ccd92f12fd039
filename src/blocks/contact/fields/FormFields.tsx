import type { FormEvent, RefObject } from 'react'
import { describedBy, type FieldWords, FormField } from '../../../components/FormField.tsx'
import type { FieldName } from '../../../enquiry/providers/provider.ts'
import type { BlockOf } from '../../block.ts'
import type { useTopic } from '../begun/use-topic.ts'
import type { ToldFault } from '../checking/fault-message.ts'
import type { contact } from '../schema.ts'

interface FormFieldsProps {
  block: BlockOf<typeof contact>
  faults: ToldFault[]
  topic: ReturnType<typeof useTopic>
  select: RefObject<HTMLSelectElement | null>
  /** True while a message is under way: what is typed now would not be in it. */
  locked: boolean
}

/** The id of a field's control, unique on its page. */
export const fieldId = (block: BlockOf<typeof contact>, field: FieldName) => `${block.id}-${field}`

/** The fields; the topic only where there are any. Their texts belong to the browser: so nothing typed early is ever overwritten. */
export const FormFields = ({ block, faults, topic, select, locked }: FormFieldsProps) => {
  const wordsOf = (field: FieldName, words: Partial<FieldWords>): FieldWords => {
    const error = faults.find((one) => one.field === field)?.message
    const mark = block.ui.errors.mark
    return { id: fieldId(block, field), label: '', error, mark, ...words }
  }
  const control = (words: FieldWords) => ({
    id: words.id,
    'aria-describedby': describedBy(words),
    'aria-invalid': words.error ? true : undefined,
  })

  const choose = (event: FormEvent<HTMLSelectElement>) => topic.choose(event.currentTarget.value)

  const { required } = block.ui
  const name = wordsOf('name', { label: block.name.label, required })
  const byPhone = block.phone !== undefined
  const email = wordsOf('email', {
    label: block.email.label,
    required: byPhone ? undefined : required,
  })
  const inquiryType = wordsOf('inquiryType', { label: block.topic?.label })
  const message = wordsOf('message', {
    label: block.message.label,
    required,
    hint: topic.topic?.hint,
  })
  return (
    <>
      <FormField words={name}>
        <input
          {...control(name)}
          name="name"
          autoComplete="name"
          placeholder={block.name.placeholder}
          readOnly={locked}
          required
        />
      </FormField>
      {block.phone && (
        <FormField words={{ id: `${block.id}-phone`, label: block.phone.label, mark: '' }}>
          <input
            id={`${block.id}-phone`}
            name="phone"
            type="tel"
            autoComplete="tel"
            placeholder={block.phone.placeholder}
            readOnly={locked}
            data-answer=""
          />
        </FormField>
      )}
      <FormField words={email}>
        <input
          {...control(email)}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          placeholder={block.email.placeholder}
          readOnly={locked}
          required={!byPhone}
        />
      </FormField>
      {block.topic && block.topics.length > 0 && (
        <FormField words={inquiryType}>
          <noscript>
            <p className="form-field__hint">{block.ui.topicWithoutScript}</p>
          </noscript>
          <select
            {...control(inquiryType)}
            ref={select}
            name="inquiryType"
            value={topic.id ?? ''}
            // Input comes first: a rendering between the two would undo the choice.
            onInput={choose}
            onChange={choose}
          >
            {/* Disabled too: typing letters would stop at it, hidden or not. */}
            <option value="" disabled hidden>
              {block.topic.placeholder}
            </option>
            {block.topics.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </FormField>
      )}
      <FormField words={message}>
        <textarea
          {...control(message)}
          name="message"
          rows={block.job ? 3 : 7}
          placeholder={topic.topic?.placeholder ?? block.message.placeholder}
          readOnly={locked}
          required
        />
      </FormField>
    </>
  )
}
