import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNavigation } from './access.ts'
import type { FieldError } from './check-fields.ts'
import { type RefusedStatus, wording } from './messages.ts'

export const sendJson = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export const sendText = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(`${text}\n`)
}

/** Says why a post was not taken: to a script as services do, to a visitor in words. */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  status: RefusedStatus,
  error: string,
  errors: FieldError[] = [],
) => {
  if (!isNavigation(request)) return sendJson(response, status, { error, errors })
  const { refused, reasons, fault, goBack } = wording
  const faults = errors.map((one) => fault[one.code](one))
  sendText(response, status, [refused, reasons[status], ...faults, goBack].join('\n'))
}

/**
 * The path of an address, here instead of where the site is published; undefined where browsers would
 * take it for another site.
 */
const pathHere = (address: string): string | undefined => {
  const base = 'http://localhost'
  const path = URL.canParse(address, base) ? new URL(address, base).pathname : ''
  return /^\/(?![/\\])/.test(path) ? path : undefined
}

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
  const path = next && pathHere(next)
  if (!path) return sendText(response, 200, wording.thanks)
  response.writeHead(303, { Location: path }).end()
}
