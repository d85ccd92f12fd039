import type { IncomingMessage, ServerResponse } from 'node:http'
import { inTurn } from '../../machine/concurrency/in-turn.ts'
import { isOwnPost } from '../access.ts'
import { checkFields } from '../store/check-fields.ts'
import type { EnquiryStore, Post } from '../store/enquiries.ts'
import { digestOf, remakePhoto } from '../store/photographs.ts'
import { Refusal } from '../store/refusal.ts'
import { keyOf, openRecent } from '../store/repeats.ts'
import { accept, fail, refuse } from './answer.ts'
import { faultOf } from './fault.ts'
import type { InboxSetting } from './inbox-setting.ts'
import { type Posted, readPost } from './read-post.ts'
import { openRoom } from './room.ts'
import { senderOf } from './sender.ts'

const HONEYPOT = '_gotcha'

/**
 * What somebody has written. Fields for the inbox itself begin with an underscore, as form services have it, and a
 * browser posts those as well that nobody has filled in: all questions of all topics.
 */
const written = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => !name.startsWith('_') && text !== ''),
  )

const postOf = (request: IncomingMessage, { fields, photos }: Posted): Post => ({
  key: keyOf(request),
  suspected: (fields[HONEYPOT] ?? '') !== '',
  fields: written(fields),
  photosDigest: digestOf(photos),
})

/** Takes posts: checks each, stores it, and only then says so. */
export const receiver = (store: EnquiryStore, setting: InboxSetting) => {
  const { mayTry, mayPost, isTrial, onKept } = setting
  const roomFor = openRoom()
  const recent = openRecent()
  // One photograph of a phone takes as much memory as everything else together.
  const drawn = inTurn()

  const read = async (request: IncomingMessage): Promise<Posted & { post: Post }> => {
    const sender = senderOf(request)
    const room = roomFor(sender)
    try {
      const posted = await readPost(request, room)
      const errors = checkFields(posted.fields)
      if (errors.length > 0) throw new Refusal(422, 'Validation errors', errors)
      const post = postOf(request, posted)
      if (!recent.has(post) && !mayPost(sender)) throw new Refusal(429, 'Too many')
      const photos: Buffer[] = []
      for (const photo of posted.photos) photos.push(await drawn(() => remakePhoto(photo)))
      return { ...posted, post: { ...post, photos } }
    } finally {
      room.giveBack()
    }
  }

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isOwnPost(request)) throw new Refusal(403, 'Posted from another site')
    if (!mayTry(senderOf(request))) throw new Refusal(429, 'Too many')
    const { fields, post } = await read(request)
    const keep = async () => {
      const kept = await store.keep(post)
      recent.add(post)
      if (!kept.repeated) onKept()
      return () => accept(request, response, kept, fields._next, setting)
    }
    const fault = isTrial ? faultOf(request) : undefined
    if (fault) return fault(response, keep)
    const answer = await keep()
    answer()
  }

  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    take(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return refuse(request, response, error, setting)
      if (response.headersSent) throw error
      console.error(error)
      fail(request, response, setting)
    })
}
