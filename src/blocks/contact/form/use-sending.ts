import { useEffect, useState, useSyncExternalStore } from 'react'
import { never } from '../../../components/never.ts'
import type { SubmissionState } from '../../../enquiry/submission/submission.ts'

/** The code that sends, and says how it went. */
export type Sending = typeof import('./sending.ts')

/** Stays when the form goes: what is under way has its outcome when the visitor returns. */
let arrived: Sending | undefined

const load = async (): Promise<Sending> => {
  arrived ??= await import('./sending.ts')
  return arrived
}

const idle: SubmissionState = { status: 'idle' }
const isIdle = () => idle

/**
 * What sends, undefined until it has arrived, and how far the message of this tab has got.
 *
 * @param form tells forms apart
 */
export const useSending = (form: string) => {
  const [sending, setSending] = useState(arrived)
  const fetch = async () => {
    const loaded = await load()
    setSending(loaded)
    return loaded
  }
  useEffect(() => {
    // Where it can't be had now, sending asks again.
    load().then(setSending, () => undefined)
  }, [])
  const submission = sending?.submissionOf(form)
  const { subscribe, get } = submission ?? { subscribe: never, get: isIdle }
  return { sending, submission, fetch, state: useSyncExternalStore(subscribe, get, isIdle) }
}
