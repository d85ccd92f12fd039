import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnPost } from './access.ts'
import { accept, refuse } from './answer.ts'
import { checkFields } from './check-fields.ts'
import type { EnquiryStore } from './enquiries.ts'
import { faultOf } from './fault.ts'
import type { InboxSetting } from './inbox-setting.ts'
import { digestOf, remakePhoto } from './photographs.ts'
import { readPost } from './read-post.ts'
import { Refusal } from './refusal.ts'
import { keyOf } from './repeats.ts'

const HONEYPOT = '_gotcha'

/** Fields for the inbox itself begin with an underscore, as form services have it. */
const visible = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')))

const take = async (
  request: IncomingMessage,
  response: ServerResponse,
  store: EnquiryStore,
  { mayPost, isTrial, onKept }: InboxSetting,
) => {
  if (!isOwnPost(request)) throw new Refusal(403, 'Posted from another site')
  if (!mayPost(request)) throw new Refusal(429, 'Too many')
  const { fields: posted, photos: came } = await readPost(request)
  const errors = checkFields(posted)
  if (errors.length > 0) throw new Refusal(422, 'Validation errors', errors)
  const photos: Buffer[] = []
  for (const photo of came) photos.push(await remakePhoto(photo))
  const suspected = (posted[HONEYPOT] ?? '') !== ''
  const keep = async () => {
    const kept = await store.keep({
      key: keyOf(request),
      suspected,
      fields: visible(posted),
      photos,
      photosDigest: digestOf(came),
    })
    if (!kept.repeated) onKept()
    return () => accept(request, response, kept, posted._next)
  }
  const fault = isTrial ? faultOf(request) : undefined
  if (fault) return fault(response, keep)
  const answer = await keep()
  answer()
}

/** Takes a post: checks it, stores it, and only then says so. */
export const receive = (
  request: IncomingMessage,
  response: ServerResponse,
  store: EnquiryStore,
  setting: InboxSetting,
): Promise<void> =>
  take(request, response, store, setting).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    refuse(request, response, error)
  })
