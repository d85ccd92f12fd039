import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { leadTo } from '../../../components/lead-to.ts'
import { fillIn } from '../../../content/text/fill-in.ts'
import { submissionOf } from '../../../enquiry/submission/browser-submission.ts'
import type { SubmissionState } from '../../../enquiry/submission/submission.ts'
import { useShell } from '../../../shell/Shell.tsx'
import type { BlockOf } from '../../block.ts'
import { fieldId } from '../fields/FormFields.tsx'
import type { contact } from '../schema.ts'
import { formName } from '../sending/form-name.ts'
import { formatMoment } from '../sending/format-time.ts'
import { copyRows, copyText } from './copy.ts'
import { encodeText } from './encode-text.ts'

interface SentProps {
  block: BlockOf<typeof contact>
  state: Extract<SubmissionState, { status: 'sent' }>
}

/** It is there: what happens next, and a copy to keep or print. */
export const Sent = ({ block, state }: SentProps) => {
  const { language } = useShell()
  const ref = useRef<HTMLElement>(null)
  const title = useId()
  useEffect(() => leadTo(ref.current), [])
  // Whoever comes back to the form wants to write something else.
  const submission = submissionOf(formName(block))
  useEffect(() => submission.reset, [submission])

  const beginAgain = () => {
    flushSync(submission.reset)
    document.getElementById(fieldId(block, 'name'))?.focus()
  }

  const { sent } = block.ui
  const { answers } = state.values
  const email = state.values.email.trim()
  const rows = copyRows(
    block,
    state.values,
    state.key,
    state.photos > 0 ? String(state.photos) : '',
  )
  const moment = fillIn(sent.moment, { time: formatMoment(state.moment, language) })
  const file = `data:text/plain;charset=utf-8,${encodeText(copyText(rows, moment))}`
  return (
    <section className="contact__sent" ref={ref} tabIndex={-1} aria-labelledby={title}>
      <h2 className="contact__title" id={title}>
        {sent.title}
      </h2>
      <p className="contact__intro">
        {email
          ? fillIn(sent.text, { email })
          : fillIn(sent.byPhone, { phone: answers?.phone ?? '' })}
      </p>
      <section className="contact__copy">
        <h3>{sent.copyTitle}</h3>
        <dl>
          {rows.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{moment}</p>
      </section>
      <div className="actions">
        <button type="button" className="action action--secondary" onClick={() => window.print()}>
          {sent.print}
        </button>
        <a className="action action--secondary" href={file} download={sent.fileName}>
          {sent.save}
        </a>
        <button type="button" className="action action--secondary" onClick={beginAgain}>
          {sent.again}
        </button>
      </div>
    </section>
  )
}
