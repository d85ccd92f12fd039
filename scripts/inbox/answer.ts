import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNavigation } from './access.ts'
import type { FieldError } from './check-fields.ts'

export const sendJson = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export const sendText = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(`${text}\n`)
}

/** Says why a post was not taken: to a script in JSON, to a browser in words. */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  error: string,
  errors: FieldError[] = [],
) => {
  if (!isNavigation(request)) return sendJson(response, status, { error, errors })
  const reasons = errors.map(({ field, message }) => `${field} ${message}`)
  sendText(response, status, [error, ...reasons, 'Go back: your text is still there.'].join('\n'))
}

/** A path of this site, and nothing that browsers would take for another one. */
const isOwnPath = (target: string | undefined): target is string =>
  target !== undefined && /^\/(?![/\\])/.test(target)

/**
 * Says that a post was taken.
 *
 * @param next where the form wants a browser to go
 */
export const accept = (
  request: IncomingMessage,
  response: ServerResponse,
  result: { id: string; repeated: boolean },
  next: string | undefined,
) => {
  if (!isNavigation(request)) return sendJson(response, 200, { ok: true, ...result })
  if (!isOwnPath(next)) return sendText(response, 200, 'Thank you.')
  response.writeHead(303, { Location: next }).end()
}
