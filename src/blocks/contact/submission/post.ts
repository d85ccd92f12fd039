import type { Answer, Provider, Values, Verdict } from '../providers/provider.ts'

/** A call without a whole answer is given up after this time, in milliseconds. */
export const SEND_LIMIT = 20_000

/** How the browser reaches the provider; tests bring their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

const encode = (fields: Record<string, string>, { format }: Provider) =>
  format === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields)

const headersFor = ({ format, idempotent }: Provider, key: string) => {
  const headers = new Headers({ Accept: 'application/json' })
  if (format === 'json') headers.set('Content-Type', 'application/json')
  // Only where it is known to be welcome: other origins would have to allow it first.
  if (idempotent) headers.set('Idempotency-Key', key)
  return headers
}

const requestFor = (provider: Provider, values: Values, key: string): RequestInit => {
  const { name, email, inquiryType, message } = values
  const fields = { name, email, inquiryType, message, ...provider.extra }
  return { method: 'POST', body: encode(fields, provider), headers: headersFor(provider, key) }
}

/** A refusal holds without its words; an acceptance that broke off in the middle is none. */
const readText = (response: Response): Promise<string> =>
  response.ok ? response.text() : response.text().catch(() => '')

const readAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  type: (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  text: await readText(response),
  retryAfter: response.headers.get('Retry-After'),
  url: response.url,
})

/**
 * Posts a message once. Without a whole answer within the limit nobody knows whether it arrived: the
 * browser does not tell a connection that never came about from one that broke after the last byte.
 */
export const post = async (
  provider: Provider,
  values: Values,
  key: string,
  fetch: Fetch,
): Promise<Verdict> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), SEND_LIMIT)
  try {
    const request = { ...requestFor(provider, values, key), signal: controller.signal }
    return provider.judge(await readAnswer(await fetch(provider.address, request)))
  } catch {
    return { outcome: 'unclear' }
  } finally {
    clearTimeout(timer)
  }
}
