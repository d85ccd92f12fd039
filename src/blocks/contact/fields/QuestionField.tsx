import { describedBy, FormField } from '../../../components/FormField.tsx'
import type { Question } from '../../../content/collections/question.ts'

interface QuestionFieldProps {
  id: string
  question: Question
  /** What the name of the field begins with, for questions of a topic. */
  topic?: string
  noAnswer: string
  locked: boolean
}

/** As people type numbers and postcodes: nothing is refused, a keyboard with digits is offered. */
const ways = {
  number: { inputMode: 'decimal' },
  postcode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  text: {},
} as const

/** PHP and form services read a name with brackets as that of a list, and the answer is lost. */
const readable = (name: string) => name.replaceAll('[', '(').replaceAll(']', ')')

/** One question, optional. Its name is what people read beside the answer, wherever the message arrives. */
export const QuestionField = ({ id, question, topic, noAnswer, locked }: QuestionFieldProps) => {
  const unit = question.kind === 'number' ? question.unit : undefined
  const label = unit ? `${question.label} (${unit})` : question.label
  const words = { id, label, hint: question.hint, mark: '' }
  const control = {
    id,
    name: readable(topic ? `${topic}: ${label}` : label),
    'aria-describedby': describedBy(words),
    'data-answer': '',
  }
  return (
    <FormField words={words}>
      {question.kind === 'choice' ? (
        <select {...control}>
          <option value="">{noAnswer}</option>
          {question.options.map((option) => (
            // Its text may be a translation, which nobody in the office reads.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} {...ways[question.kind]} readOnly={locked} />
      )}
    </FormField>
  )
}
