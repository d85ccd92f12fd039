import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnPost } from './access.ts'
import { accept, refuse } from './answer.ts'
import { checkFields } from './check-fields.ts'
import type { EnquiryStore } from './enquiries.ts'
import { faultOf, refuseByFault, spoilByFault } from './fault.ts'
import { identify } from './identify.ts'
import { readFields, Unreadable } from './read-fields.ts'

const HONEYPOT = '_gotcha'

/** Fields for the inbox itself begin with an underscore, as form services have it. */
const visible = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')))

const take = async (request: IncomingMessage, response: ServerResponse, store: EnquiryStore) => {
  const posted = await readFields(request)
  const errors = checkFields(posted)
  if (errors.length > 0) return refuse(request, response, 422, 'Validation errors', errors)
  const fault = faultOf(request)
  if (refuseByFault(fault, response)) return
  const fields = visible(posted)
  const suspected = (posted[HONEYPOT] ?? '') !== ''
  const result = await store.store({ suspected, fields }, identify(request, fields))
  if (await spoilByFault(fault, request, response)) return
  accept(request, response, result, posted._next)
}

/** Takes a post: checks it, stores it, and only then says so. */
export const receive = async (
  request: IncomingMessage,
  response: ServerResponse,
  store: EnquiryStore,
): Promise<void> => {
  if (!isOwnPost(request)) return refuse(request, response, 403, 'Posted from another site')
  try {
    await take(request, response, store)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    refuse(request, response, error.status, error.message)
  }
}
