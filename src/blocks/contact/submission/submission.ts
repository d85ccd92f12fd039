import type { FieldFault, Provider, Refusal, Values, Verdict } from '../providers/provider.ts'
import type { Attempt, DraftStore } from './draft.ts'
import { retryMoment } from './retry-after.ts'

/** How far a message has got. `waitUntil`: the provider takes no post before this moment. */
export type SubmissionState =
  | { status: 'idle' }
  | { status: 'sending'; slow: boolean }
  | { status: 'sent'; values: Values; moment: number }
  | { status: 'refused'; reason: Refusal | 'trap'; faults: FieldFault[]; waitUntil?: number }
  | { status: 'unclear'; reason?: Refusal; waitUntil?: number }
  | { status: 'offline' }

/** A form that is sent sooner after it appeared was filled in by a program; it is held back. */
const HOLD = 1_500
/** From then on a visitor is told that the connection is slow. */
const SLOW_AFTER = 4_000

/** Outside world of a submission; tests bring their own. */
export interface Surroundings {
  drafts: DraftStore
  post: (provider: Provider, values: Values, key: string) => Promise<Verdict>
  isOnline: () => boolean
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  newKey: () => string
}

export interface Submission {
  get: () => SubmissionState
  subscribe: (listener: () => void) => () => void
  /** The form is there: takes up what a reload or a crash has interrupted. */
  appear: () => void
  /** Sends once; does nothing while it is under way or the provider has asked to wait. */
  send: (values: Values, provider: Provider) => Promise<void>
  /** A field was filled in that no visitor sees. */
  trap: () => void
  /** The browser itself posts the message now, so that its answer is seen by the visitor alone. */
  handOver: (values: Values) => void
  /** Begins anew once a message is there. */
  reset: () => void
}

const same = (a: Values, b: Values) =>
  a.name === b.name &&
  a.email === b.email &&
  a.inquiryType === b.inquiryType &&
  a.message === b.message

/**
 * Sends messages, one at a time, and remembers in the draft what has become of them. It outlives the
 * form: a visitor who leaves the page while a message is under way finds its outcome on returning.
 */
export const createSubmission = (around: Surroundings): Submission => {
  const { drafts, now } = around
  const listeners = new Set<() => void>()
  let state: SubmissionState = { status: 'idle' }
  let appeared = now()

  const set = (next: SubmissionState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const keep = (values: Values, attempt: Attempt) =>
    drafts.save({ chosen: false, inquiry: null, ...drafts.load(), values, attempt })

  /** The key of an earlier attempt at the same words, so that they are not stored twice. */
  const keyFor = (values: Values): string => {
    const earlier = drafts.load()?.attempt
    return earlier && same(earlier.values, values) ? earlier.key : around.newKey()
  }

  /** Whether an earlier attempt may have arrived. */
  const isInDoubt = () => drafts.load()?.attempt?.open ?? false

  const refuse = (verdict: Verdict & { outcome: 'refused' }, attempt: Attempt, doubt: boolean) => {
    const waitUntil = retryMoment(verdict.retryAfter, now())
    const { reason, faults } = verdict
    // That this post was refused says nothing about an earlier one that nobody answered.
    if (doubt && reason !== 'fields') return set({ status: 'unclear', reason, waitUntil })
    keep(attempt.values, { ...attempt, open: false })
    set({ status: 'refused', reason, faults, waitUntil })
  }

  const conclude = (verdict: Verdict, attempt: Attempt, doubt: boolean) => {
    if (verdict.outcome === 'refused') return refuse(verdict, attempt, doubt)
    if (verdict.outcome === 'unclear') return set({ status: 'unclear' })
    drafts.clear()
    set({ status: 'sent', values: attempt.values, moment: now() })
  }

  /** Without a connection nothing is sent; what may have been sent before stays as it was. */
  const wait = () => set({ status: isInDoubt() ? 'unclear' : 'offline' })

  const warnWhenSlow = async () => {
    const mine: SubmissionState = { status: 'sending', slow: false }
    set(mine)
    await around.wait(SLOW_AFTER)
    if (state === mine) set({ status: 'sending', slow: true })
  }

  const mayNotSend = () =>
    state.status === 'sending' || ('waitUntil' in state && (state.waitUntil ?? 0) > now())

  const send = async (values: Values, provider: Provider) => {
    if (mayNotSend()) return
    if (!around.isOnline()) return wait()
    void warnWhenSlow()
    await around.wait(Math.max(0, appeared + HOLD - now()))
    if (!around.isOnline()) return wait()
    const doubt = isInDoubt()
    const attempt = { key: keyFor(values), values, open: true }
    keep(values, attempt)
    conclude(await around.post(provider, values, attempt.key), attempt, doubt)
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    appear: () => {
      appeared = now()
      if (state.status === 'idle' && isInDoubt()) set({ status: 'unclear' })
    },
    send,
    trap: () => set({ status: 'refused', reason: 'trap', faults: [] }),
    handOver: (values) => keep(values, { key: keyFor(values), values, open: true }),
    reset: () => set({ status: 'idle' }),
  }
}
