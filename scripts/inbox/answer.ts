import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AnswerWords, REASONS } from '../../src/content/answer-words.ts'
import { requestedUrl } from '../serve/requested-url.ts'
import { isNavigation } from './access.ts'
import { WINDOW } from './rate.ts'
import type { Refusal } from './refusal.ts'

const TYPES = {
  html: 'text/html;charset=utf-8',
  json: 'application/json',
  text: 'text/plain;charset=utf-8',
}

export const send = (
  response: ServerResponse,
  status: number,
  type: keyof typeof TYPES,
  text: string,
) => void response.writeHead(status, { 'Content-Type': TYPES[type] }).end(text)

export const sendJson = (response: ServerResponse, status: number, body: object) =>
  send(response, status, 'json', JSON.stringify(body))

/** Says why a post was not taken: to a script as services do, to a visitor in words. */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, errors }: Refusal,
  words: AnswerWords,
) => {
  if (status === 429) response.setHeader('Retry-After', String(WINDOW / 1_000))
  if (!isNavigation(request)) return sendJson(response, status, { error: message, errors })
  const lines = [words.refused, words.reasons[REASONS[status]], words.back]
  send(response, status, 'text', `${lines.join('\n')}\n`)
}

/** Says that a post could not be kept, and that nobody outside can help it. */
export const fail = (
  request: IncomingMessage,
  response: ServerResponse,
  { failed }: Pick<AnswerWords, 'failed'>,
) =>
  isNavigation(request)
    ? send(response, 500, 'text', `${failed}\n`)
    : sendJson(response, 500, { error: 'Not stored' })

/**
 * Says that a post was taken.
 *
 * @param next where the form wants a browser to go; only its path counts, as the site is here
 */
export const accept = (
  request: IncomingMessage,
  response: ServerResponse,
  result: { id: string; repeated: boolean },
  next: string | undefined,
  words: AnswerWords,
) => {
  if (!isNavigation(request)) return sendJson(response, 200, { ok: true, ...result })
  const path = next ? requestedUrl({ url: next }).pathname : ''
  // Browsers take `//` and `/\` for the beginning of another site's address.
  if (!/^\/(?![/\\])/.test(path)) return send(response, 200, 'text', `${words.thanks}\n`)
  response.writeHead(303, { Location: path }).end()
}
