import { judgeAnswer } from '../providers/judge-answer.ts'
import type { Answer, Target, Values, Verdict } from '../providers/provider.ts'

/** A call without a whole answer is given up after this time, in milliseconds. */
export const SEND_LIMIT = 20_000

/** How the browser reaches the provider; tests bring their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

const encode = (fields: Record<string, string>, { format }: Target) =>
  format === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields)

const headersFor = ({ format, idempotent }: Target, key: string) => {
  const headers = new Headers({ Accept: 'application/json' })
  if (format === 'json') headers.set('Content-Type', 'application/json')
  // Only where it is known to be welcome: other origins would have to allow it first.
  if (idempotent) headers.set('Idempotency-Key', key)
  return headers
}

const requestFor = (target: Target, values: Values, key: string): RequestInit => {
  const { name, email, inquiryType, message } = values
  const own = target.keyField ? { [target.keyField]: key } : {}
  const fields = { ...own, name, email, inquiryType, message, ...target.extra }
  return { method: 'POST', body: encode(fields, target), headers: headersFor(target, key) }
}

/** A refusal holds without its words; an acceptance that broke off in the middle is none. */
const readText = (response: Response): Promise<string> =>
  response.ok ? response.text() : response.text().catch(() => '')

const readAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  type: (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  text: await readText(response),
  retryAfter: response.headers.get('Retry-After'),
})

/**
 * Posts a message once. Without a whole answer within the limit nobody knows whether it arrived: the
 * browser does not tell a connection that never came about from one that broke after the last byte.
 */
export const post = async (
  target: Target,
  values: Values,
  key: string,
  fetch: Fetch,
): Promise<Verdict> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), SEND_LIMIT)
  try {
    const address = target.scriptAction ?? target.action ?? ''
    const request = { ...requestFor(target, values, key), signal: controller.signal }
    return judgeAnswer(await readAnswer(await fetch(address, request)), target)
  } catch {
    return { outcome: 'unclear', reason: 'other', faults: [], retryAfter: null }
  } finally {
    clearTimeout(timer)
  }
}
