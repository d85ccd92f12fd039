import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'
import { QuestionField } from './QuestionField.tsx'

interface QuestionsProps {
  block: BlockOf<typeof contact>
  /** Those that ask something. */
  topics: BlockOf<typeof contact>['topics']
  /** The chosen topic; undefined in the prerendered page, where each can be opened. */
  topicId: string | undefined
  locked: boolean
}

/** What nobody has to answer: of the chosen topic, and of every one. */
export const Questions = ({ block, topics, topicId, locked }: QuestionsProps) => {
  const { noAnswer } = block.ui
  const fieldsOf = (questions: typeof block.questions, prefix: string, topic?: string) =>
    questions.map((question, index) => (
      <QuestionField
        key={question.label}
        id={`${block.id}-${prefix}${index}`}
        question={question}
        topic={topic}
        noAnswer={noAnswer}
        locked={locked}
      />
    ))
  return (
    <>
      {topics.map(({ id, label, questions }) => {
        const isOther = topicId !== undefined && topicId !== id
        return (
          <details
            key={id}
            // Where the app is to come, they wait for a choice: nothing moves when it is there.
            className={topicId === undefined ? 'contact__unasked' : undefined}
            open={topicId === id}
            hidden={isOther}
          >
            <summary>{label}</summary>
            <fieldset className="contact__questions" disabled={isOther}>
              <legend className="visually-hidden">{label}</legend>
              {fieldsOf(questions, `${id}-`, label)}
            </fieldset>
          </details>
        )
      })}
      {block.questions.length > 0 && (
        <div className="contact__questions">{fieldsOf(block.questions, 'q')}</div>
      )}
    </>
  )
}
