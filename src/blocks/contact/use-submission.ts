import { useSyncExternalStore } from 'react'
import { submission } from '../../enquiry/submission/browser-submission.ts'
import type { SubmissionState } from '../../enquiry/submission/submission.ts'

const idle: SubmissionState = { status: 'idle' }

/** How far the message of this tab has got; nothing has happened in the prerendered page. */
export const useSubmission = (): SubmissionState =>
  useSyncExternalStore(submission.subscribe, submission.get, () => idle)
