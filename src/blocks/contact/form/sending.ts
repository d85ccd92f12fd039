/**
 * What a form needs when it is to be sent: loaded once the form is alive, so that it is there when the
 * connection is gone. Nothing that the form is shown with may import it.
 */
export { submissionOf } from '../../../enquiry/submission/browser-submission.ts'
export { faultMessage } from '../checking/fault-message.ts'
export { ErrorSummary } from '../outcome/ErrorSummary.tsx'
export { Outcome } from '../outcome/Outcome.tsx'
export { Sent } from '../outcome/Sent.tsx'
export { lockChoices } from '../sending/lock-choices.ts'
export { sendMessage } from '../sending/send-message.ts'
export * as waiting from '../sending/waiting.ts'
export { writeVacancy } from '../sending/write-vacancy.ts'
