import type { DraftStore } from '../drafts/draft.ts'
import type { FieldFault, Reason, Target, Values, Verdict } from '../providers/provider.ts'
import { type Post, sendLimit } from './post.ts'
import { LONGEST_WAIT, retryMoment } from './retry-after.ts'

/**
 * How far a message has got. `slow`: the connection is, and an answer is awaited for so many seconds;
 * `waitUntil`: the provider takes no post before this moment; `photos`: how many went along.
 */
export type SubmissionState = { waitUntil?: number } & (
  | { status: 'idle' }
  | { status: 'sending'; slow?: number }
  | { status: 'sent'; values: Values; photos: number; key: string; moment: number }
  | { status: 'refused'; reason: Reason | 'trap'; faults: FieldFault[]; photos?: number }
  | { status: 'unclear'; reason?: Reason }
  | { status: 'offline' }
)

/** A form that is sent sooner after it appeared was filled in by a program; it is held back. */
const HOLD = 1_500
/** From then on a visitor is told that the connection is slow. */
const SLOW_AFTER = 4_000

/** Outside world of a submission; tests bring their own. */
export interface SubmissionWorld {
  drafts: DraftStore
  post: (message: Post) => Promise<Verdict>
  /** Tells other tabs, of which one may be a copy of this one, that a message is being posted. */
  announce: (key: string) => void
  isOnline: () => boolean
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

export interface Submission {
  get: () => SubmissionState
  subscribe: (listener: () => void) => () => void
  /** The form has been there since a moment: takes up what a reload or a crash has interrupted. */
  appear: (since?: number) => void
  /** Sends once; does nothing while it is under way or the provider has asked to wait. */
  send: (values: Values, target: Target, photos?: readonly File[]) => Promise<void>
  /** A field was filled in that no visitor sees. */
  trap: () => void
  /** Another tab has posted a message. */
  hear: (key: unknown) => void
  /** Begins anew once a message is there. */
  reset: () => void
}

/**
 * Sends messages, one at a time, and remembers in the draft what has become of them. It outlives the
 * form: a visitor who leaves the page while a message is under way finds its outcome on returning.
 */
export const createSubmission = (around: SubmissionWorld): Submission => {
  const { drafts, now } = around
  const listeners = new Set<() => void>()
  let state: SubmissionState = { status: 'idle' }
  let appeared = 0
  /** Whether the visitor knows that the message may be there already. */
  let warned = false

  const set = (next: SubmissionState) => {
    state = next
    if (next.status === 'unclear') warned = true
    for (const listener of listeners) listener()
  }

  const succeed = ({ values, key, photos = [] }: Post) => {
    drafts.clear()
    warned = false
    set({ status: 'sent', values, photos: photos.length, key, moment: now() })
  }

  /** `doubt`: whether an earlier post may have arrived: a later refusal says nothing about it */
  const fail = (
    verdict: Exclude<Verdict, { outcome: 'sent' }>,
    { doubt, photos }: { doubt: boolean; photos: number },
  ) => {
    const { outcome, reason, faults } = verdict
    const waitUntil = retryMoment(verdict.retryAfter, now())
    drafts.note({ open: doubt || outcome === 'unclear', waitUntil })
    const isRefused = outcome === 'refused' && (!doubt || reason === 'fields')
    if (isRefused) set({ status: 'refused', reason, faults, photos, waitUntil })
    else set({ status: 'unclear', reason, waitUntil })
  }

  /** Without a connection nothing is sent; what may have been sent before stays as it was. */
  const wait = () => set({ status: drafts.isInDoubt() ? 'unclear' : 'offline' })

  const warnWhenSlow = async (photos: readonly File[]) => {
    const mine: SubmissionState = { status: 'sending' }
    set(mine)
    await around.wait(SLOW_AFTER)
    if (state === mine) set({ status: 'sending', slow: Math.ceil(sendLimit(photos) / 1_000) })
  }

  const mayNotSend = () =>
    state.status === 'sending' || (state.waitUntil !== undefined && state.waitUntil > now())

  /** A clock that was set back in between must not keep a visitor waiting for hours. */
  const holdFor = () => Math.min(HOLD, Math.max(0, appeared + HOLD - now()))

  const send: Submission['send'] = async (values, target, photos = []) => {
    if (mayNotSend()) return
    if (!around.isOnline()) return wait()
    void warnWhenSlow(photos)
    await around.wait(holdFor())
    if (!around.isOnline()) return wait()
    const doubt = drafts.isInDoubt()
    if (doubt && !warned) return set({ status: 'unclear' })
    const { key } = drafts.begin(values)
    around.announce(key)
    const message = { target, values, key, photos }
    const verdict = await around.post(message)
    if (verdict.outcome === 'sent') succeed(message)
    else fail(verdict, { doubt, photos: photos.length })
  }

  /** What became of the message in an earlier document. */
  const recall = () => {
    const { open, waitUntil = 0 } = drafts.load()?.attempt ?? {}
    const rest = Math.min(waitUntil, now() + LONGEST_WAIT)
    if (open) set({ status: 'unclear', waitUntil: rest })
    else if (rest > now()) set({ status: 'refused', reason: 'busy', faults: [], waitUntil: rest })
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
    appear: (since = now()) => {
      appeared = since
      if (state.status === 'idle') recall()
    },
    send,
    trap,
    hear: (key) => {
      const draft = drafts.load()
      if (!draft || draft.key !== key) return
      drafts.note({ open: true })
      if (state.status !== 'sending') set({ status: 'unclear' })
    },
    reset: () => set({ status: 'idle' }),
  }
}
