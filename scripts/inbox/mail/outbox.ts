import path from 'node:path'
import { z } from 'zod'
import { groupBy } from '../../../src/content/group-by.ts'
import { LIMITS } from '../../../src/enquiry/limits.ts'
import { wording } from '../messages.ts'
import type { EnquiryStore } from '../store/enquiries.ts'
import type { Enquiry } from '../store/enquiry.ts'
import { appendLine, openJournal, readJournal, rewriteJournal } from '../store/journal.ts'
import { mailFault } from './mail-fault.ts'

/** A message's mail is about to be sent, or has been. */
const attemptSchema = z.object({
  id: z.string(),
  sent: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
})

type Attempt = z.output<typeof attemptSchema>

/** Of each message, in the order in which they were made. */
const readAttempts = async (file: string): Promise<Map<string, Attempt[]>> => {
  const { records } = await readJournal(file, attemptSchema)
  return groupBy(records, ({ id }) => id)
}

/** When a message is to be tried next, in milliseconds; undefined where it has been sent. */
const nextAttempt = (attempts: readonly Attempt[], now: number): number | undefined => {
  if (attempts.some(({ sent }) => sent)) return undefined
  const last = Date.parse(attempts.at(-1)?.at ?? '')
  // Where the clock was ahead and has been set right, nobody knows how long ago it was.
  if (!(last <= now)) return 0
  const pause = LIMITS.pauses[attempts.length - 1] ?? LIMITS.pauses.at(-1) ?? 0
  return last + pause * 1_000
}

/** Mails that are still to be sent. */
export interface Outbox {
  /** Sends what is due, one after the other; resolves to the moment of the next attempt, if there is one. */
  deliver: () => Promise<number | undefined>
  /** Forgets the mails of messages that are no longer kept. */
  clear: () => Promise<void>
  /** How many wait. */
  waiting: () => Promise<number>
}

/**
 * Sends messages by mail, each until it has been sent. What became of it stands in `mails.jsonl`: a program
 * that is ended goes on where it was. Who is killed between sending and noting it sends twice, with the same
 * Message-ID.
 *
 * @param send rejects where the mail could not be sent
 */
export const openOutbox = (
  directory: string,
  store: EnquiryStore,
  send: (enquiry: Enquiry) => Promise<unknown>,
  now: () => number = Date.now,
): Outbox => {
  const file = path.join(directory, 'mails.jsonl')

  const note = async (id: string, sent: boolean): Promise<void> => {
    const journal = await openJournal(file)
    try {
      await appendLine(journal, { id, sent, at: new Date(now()).toISOString() })
    } finally {
      await journal.close()
    }
  }

  const open = async (): Promise<{ enquiry: Enquiry; next: number }[]> => {
    const attempts = await readAttempts(file)
    const { enquiries } = await store.read()
    return enquiries.flatMap((enquiry) => {
      const next = nextAttempt(attempts.get(enquiry.id) ?? [], now())
      return enquiry.suspected || next === undefined ? [] : [{ enquiry, next }]
    })
  }

  const attempt = async (enquiry: Enquiry): Promise<void> => {
    // Noted before: where the disk takes no note, nothing is mailed, or it would be again each time.
    await note(enquiry.id, false)
    try {
      await send(enquiry)
    } catch (error) {
      const { codes, advice } = mailFault(error)
      return console.error(wording.mailFailed(enquiry.id, codes, advice))
    }
    await note(enquiry.id, true)
  }

  const deliver = async (): Promise<number | undefined> => {
    for (const { enquiry, next } of await open()) {
      if (next <= now()) await attempt(enquiry)
    }
    const moments = (await open()).map(({ next }) => next)
    return moments.length > 0 ? Math.min(...moments) : undefined
  }

  const clear = async (): Promise<void> => {
    const attempts = [...(await readAttempts(file)).values()].flat()
    const kept = new Set((await store.read()).enquiries.map(({ id }) => id))
    const rest = attempts.filter(({ id }) => kept.has(id))
    if (rest.length < attempts.length) await rewriteJournal(file, rest)
  }
  return { deliver, clear, waiting: async () => (await open()).length }
}
