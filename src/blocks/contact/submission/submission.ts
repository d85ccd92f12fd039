import type { FieldFault, Refusal, Target, Values, Verdict } from '../providers/provider.ts'
import type { DraftStore } from './draft.ts'
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
  post: (target: Target, values: Values, key: string) => Promise<Verdict>
  isOnline: () => boolean
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

export interface Submission {
  get: () => SubmissionState
  subscribe: (listener: () => void) => () => void
  /** The form is there: takes up what a reload or a crash has interrupted. */
  appear: () => void
  /** Sends once; does nothing while it is under way or the provider has asked to wait. */
  send: (values: Values, target: Target) => Promise<void>
  /** A field was filled in that no visitor sees. */
  trap: () => void
  /** Begins anew once a message is there. */
  reset: () => void
}

/**
 * Sends messages, one at a time, and remembers in the draft what has become of them. It outlives the
 * form: a visitor who leaves the page while a message is under way finds its outcome on returning.
 */
export const createSubmission = (around: Surroundings): Submission => {
  const { drafts, now } = around
  const listeners = new Set<() => void>()
  let state: SubmissionState = { status: 'idle' }
  let appeared = 0

  const set = (next: SubmissionState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const refuse = (verdict: Verdict & { outcome: 'refused' }, doubt: boolean) => {
    const waitUntil = retryMoment(verdict.retryAfter, now())
    const { reason, faults } = verdict
    // That this post was refused says nothing about an earlier one that nobody answered.
    if (doubt && reason !== 'fields') return set({ status: 'unclear', reason, waitUntil })
    if (!doubt) drafts.settle()
    set({ status: 'refused', reason, faults, waitUntil })
  }

  const conclude = (verdict: Verdict, values: Values, doubt: boolean) => {
    if (verdict.outcome === 'refused') return refuse(verdict, doubt)
    if (verdict.outcome === 'unclear') return set({ status: 'unclear' })
    drafts.clear()
    set({ status: 'sent', values, moment: now() })
  }

  /** Without a connection nothing is sent; what may have been sent before stays as it was. */
  const wait = () => set({ status: drafts.isInDoubt() ? 'unclear' : 'offline' })

  const warnWhenSlow = async () => {
    const mine: SubmissionState = { status: 'sending', slow: false }
    set(mine)
    await around.wait(SLOW_AFTER)
    if (state === mine) set({ status: 'sending', slow: true })
  }

  const mayNotSend = () =>
    state.status === 'sending' || ('waitUntil' in state && (state.waitUntil ?? 0) > now())

  /** A clock that was set back in between must not keep a visitor waiting for hours. */
  const holdFor = () => Math.min(HOLD, Math.max(0, appeared + HOLD - now()))

  const send = async (values: Values, target: Target) => {
    if (mayNotSend()) return
    if (!around.isOnline()) return wait()
    void warnWhenSlow()
    await around.wait(holdFor())
    if (!around.isOnline()) return wait()
    const doubt = drafts.isInDoubt()
    const { key } = drafts.begin(values)
    conclude(await around.post(target, values, key), values, doubt)
  }

  const trap = () => {
    if (state.status === 'sending') return
    if (drafts.isInDoubt()) return set({ status: 'unclear' })
    set({ status: 'refused', reason: 'trap', faults: [] })
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    appear: () => {
      appeared = now()
      if (state.status === 'idle' && drafts.isInDoubt()) set({ status: 'unclear' })
    },
    send,
    trap,
    reset: () => set({ status: 'idle' }),
  }
}
