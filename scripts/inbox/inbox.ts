import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Handler } from '../serve/handler.ts'
import { isLocal } from './access.ts'
import { send, sendJson } from './answer.ts'
import { type EnquiryStore, openEnquiries } from './enquiries.ts'
import { INBOX_POLICY, inboxPage } from './inbox-page.ts'
import { INBOX_PATH } from './local-form.ts'
import { wording } from './messages.ts'
import { receive } from './receive.ts'

const show = async (request: IncomingMessage, response: ServerResponse, store: EnquiryStore) => {
  if (!isLocal(request)) return send(response, 403, 'text', `${wording.localOnly}\n`)
  const kept = await store.read()
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Vary', 'Accept')
  if (request.headers.accept?.startsWith('application/json')) return sendJson(response, 200, kept)
  response.setHeader('Content-Security-Policy', INBOX_POLICY)
  send(response, 200, 'html', inboxPage(kept))
}

/**
 * Takes the posts of the contact form as a form-collection service would, keeps them in
 * `enquiries.jsonl`, and shows them to whoever sits at this machine.
 *
 * @param directory folder of the journal
 */
export const inbox = (directory: string): Handler => {
  const store = openEnquiries(path.join(directory, 'enquiries.jsonl'))
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== INBOX_PATH) return next()
    if (request.method === 'POST') return receive(request, response, store)
    if (request.method === 'GET' || request.method === 'HEAD') return show(request, response, store)
    response.writeHead(405, { Allow: 'GET, HEAD, POST' }).end()
  }
}
