import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import { wording } from '../messages.ts'
import { send, sendJson } from '../receive/answer.ts'
import { type InboxSetting, LOCAL } from '../receive/inbox-setting.ts'
import { receiver } from '../receive/receive.ts'
import { type EnquiryStore, openEnquiries } from '../store/enquiries.ts'
import { INBOX_POLICY, inboxPage } from './inbox-page.ts'

const refuse = (response: ServerResponse, { hasPassword }: InboxSetting) => {
  if (!hasPassword) return send(response, 403, 'text', `${wording.localOnly}\n`)
  response.setHeader('WWW-Authenticate', 'Basic realm="Posteingang", charset="UTF-8"')
  send(response, 401, 'text', `${wording.password}\n`)
}

/** To be looked at, and nothing else. */
const showPhoto = (response: ServerResponse, photo: Buffer | undefined) => {
  if (!photo) return send(response, 404, 'text', `${wording.noPhoto}\n`)
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo)
}

const show = async (
  request: IncomingMessage,
  response: ServerResponse,
  store: EnquiryStore,
  setting: InboxSetting,
) => {
  response.setHeader('Cache-Control', 'no-store')
  if (!setting.mayRead(request)) return refuse(response, setting)
  const name = requestedUrl(request).searchParams.get('foto')
  if (name !== null) return showPhoto(response, await store.photo(name))
  const kept = await store.read()
  response.setHeader('Vary', 'Accept')
  if (request.headers.accept?.startsWith('application/json')) return sendJson(response, 200, kept)
  response.setHeader('Content-Security-Policy', INBOX_POLICY)
  send(response, 200, 'html', inboxPage(kept, setting))
}

/** The file of an inbox's messages, in its folder. */
export const journalIn = (directory: string): string => path.join(directory, 'enquiries.jsonl')

/**
 * Takes the posts of the contact form as a form-collection service would, keeps them in
 * `enquiries.jsonl`, and shows them to whom it may.
 *
 * @param directory folder of the journal
 */
export const inbox = (
  directory: string,
  setting: InboxSetting = LOCAL,
  store = openEnquiries(journalIn(directory)),
): Handler => {
  const receive = receiver(store, setting)
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== setting.path) return next()
    if (request.method === 'POST') return receive(request, response)
    if (request.method === 'GET' || request.method === 'HEAD')
      return show(request, response, store, setting)
    response.writeHead(405, { Allow: 'GET, HEAD, POST' }).end()
  }
}
