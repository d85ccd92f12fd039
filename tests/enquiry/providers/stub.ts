import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Target, Values, Verdict } from '../../../src/enquiry/providers/provider.ts'
import { post } from '../../../src/enquiry/submission/post.ts'

export const values: Values = {
  name: 'Jette Ahlers',
  email: 'jette@example.org',
  inquiryType: 'heizung',
  message: 'Größe: 140 m², Öl & Kamin = 2 Öfen',
}

/** What a provider documents that it answers. */
export interface Canned {
  status?: number
  type?: string
  body?: string | object
  headers?: Record<string, string>
}

/** A post as it arrived at the target. */
export interface Arrived {
  path: string
  type: string
  accept: string
  /** By which a repeated post is known. */
  key: string | undefined
  fields: Record<string, string>
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const fieldsOf = (text: string, type: string): Record<string, string> =>
  type === 'application/json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))

const arrivedWith = async (request: IncomingMessage): Promise<Arrived> => {
  const type = String(request.headers['content-type']).split(';')[0] as string
  return {
    path: String(request.url),
    type,
    accept: String(request.headers.accept),
    key: request.headers['idempotency-key']?.toString(),
    fields: fieldsOf(await textOf(request), type),
  }
}

/** A server that answers every post alike. */
const listen = async (canned: Canned, note: (arrived: Arrived) => void) => {
  const { status = 200, type = 'application/json', body = '', headers = {} } = canned
  const server = createServer(async (request, response) => {
    note(await arrivedWith(request))
    response.writeHead(status, { 'Content-Type': type, ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

/** Posts to a stub in the provider's place; the path of its address stays. */
export const postTo = async (
  target: Target,
  canned: Canned,
  answers: Values['answers'] = {},
): Promise<{ verdict: Verdict; arrived: Arrived | undefined }> => {
  let arrived: Arrived | undefined
  const stub = await listen(canned, (one) => {
    arrived = one
  })
  const redirected = (address: string, init: RequestInit) =>
    fetch(stub.origin + new URL(address, stub.origin).pathname, init)
  const verdict = await post({ target, values: { ...values, answers }, key: 'key' }, redirected)
  stub.close()
  return { verdict, arrived }
}

/** A page as services show it to programs that have to prove something. */
export const captchaPage: Canned = {
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>One more step</title><div class="g-recaptcha"></div>',
}

export const sent = { outcome: 'sent' }
export const unclearFor = (reason: string) => ({
  outcome: 'unclear',
  reason,
  faults: [],
  retryAfter: null,
})
export const unclear = unclearFor('other')
export const refused = (reason: string, faults: object[] = []) => ({
  outcome: 'refused',
  reason,
  faults,
  retryAfter: null,
})
