import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnPost } from './access.ts'
import { accept, refuse } from './answer.ts'
import { checkFields } from './check-fields.ts'
import type { EnquiryStore } from './enquiries.ts'
import { faultOf } from './fault.ts'
import { readFields } from './read-fields.ts'
import { Refusal } from './refusal.ts'
import { keyOf } from './repeats.ts'

const HONEYPOT = '_gotcha'

/** Fields for the inbox itself begin with an underscore, as form services have it. */
const visible = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')))

const take = async (request: IncomingMessage, response: ServerResponse, store: EnquiryStore) => {
  if (!isOwnPost(request)) throw new Refusal(403, 'Posted from another site')
  const posted = await readFields(request)
  const errors = checkFields(posted)
  if (errors.length > 0) throw new Refusal(422, 'Validation errors', errors)
  const suspected = (posted[HONEYPOT] ?? '') !== ''
  const keep = async () => {
    const kept = await store.keep({ key: keyOf(request), suspected, fields: visible(posted) })
    return () => accept(request, response, kept, posted._next)
  }
  const fault = faultOf(request)
  if (fault) return fault(response, keep)
  const answer = await keep()
  answer()
}

/** Takes a post: checks it, stores it, and only then says so. */
export const receive = (
  request: IncomingMessage,
  response: ServerResponse,
  store: EnquiryStore,
): Promise<void> =>
  take(request, response, store).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    refuse(request, response, error)
  })
