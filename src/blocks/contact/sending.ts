/**
 * What a form needs when it is to be sent: loaded once the form is alive, so that it is there when the
 * connection is gone. Nothing that the form is shown with may import it.
 */
export { submissionOf } from '../../enquiry/submission/browser-submission.ts'
export { ErrorSummary } from './ErrorSummary.tsx'
export { faultMessage } from './fault-message.ts'
export { lockChoices } from './lock-choices.ts'
export { Outcome } from './Outcome.tsx'
export { Sent } from './Sent.tsx'
export { sendMessage } from './send-message.ts'
export * as waiting from './waiting.ts'
export { writeVacancy } from './write-vacancy.ts'
