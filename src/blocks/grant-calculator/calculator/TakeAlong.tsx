import { Action, type ActionData } from '../../../components/Action.tsx'
import { drafts } from '../../../enquiry/submission/browser-submission.ts'

interface TakeAlongProps {
  action: ActionData
  /** What goes into the message, with the address of this result. */
  message: (address: string) => string
}

const EMPTY = { name: '', email: '', inquiryType: '', message: '' }

/** Writes the result below what has been begun; a result from before gives way. */
const keep = (text: string): void => {
  const draft = drafts.load() ?? { values: EMPTY, chosen: false, inquiry: null }
  const { message } = draft.values
  if (message.includes(text)) return
  const all = [message.trim(), text].filter(Boolean).join('\n\n')
  drafts.save({ ...draft, values: { ...draft.values, message: all } })
}

/** The way to the contact form, which then holds the result: only who asks for it, takes it along. */
export const TakeAlong = ({ action, message }: TakeAlongProps) => (
  <p className="calculator__along" onClickCapture={() => keep(message(window.location.href))}>
    <Action action={action} look="secondary" />
  </p>
)
