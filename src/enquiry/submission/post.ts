import { PHOTO_FIELD } from '../photographs/limits.ts'
import { judgeAnswer } from '../providers/judge-answer.ts'
import type { Answer, Target, Values, Verdict } from '../providers/provider.ts'

/** A call without a whole answer is given up after this time, in milliseconds; files take longer. */
const SEND_LIMIT = 20_000
/** Bytes in a millisecond that a weak connection still sends: 200 kbit/s. */
const SLOWEST = 25

/** How long an answer is awaited, in milliseconds. */
export const sendLimit = (photos: readonly Blob[]): number =>
  SEND_LIMIT + photos.reduce((sum, { size }) => sum + size, 0) / SLOWEST

/** A message, and where it goes. */
export interface Post {
  target: Target
  values: Values
  /** By which a repeated post is known. */
  key: string
  photos?: readonly File[]
}

/** How the browser reaches the provider; tests bring their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

const withFiles = (fields: Record<string, string>, photos: readonly File[]): FormData => {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  for (const photo of photos) form.append(PHOTO_FIELD, photo)
  return form
}

const encode = (fields: Record<string, string>, photos: readonly File[], { format }: Target) => {
  if (photos.length > 0) return withFiles(fields, photos)
  return format === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields)
}

const headersFor = ({ format, idempotent }: Target, key: string) => {
  const headers = new Headers({ Accept: 'application/json' })
  if (format === 'json') headers.set('Content-Type', 'application/json')
  // Only where it is known to be welcome: other origins would have to allow it first.
  if (idempotent) headers.set('Idempotency-Key', key)
  return headers
}

const requestFor = ({ target, values, key, photos = [] }: Post): RequestInit => {
  const { name, email, inquiryType, message, answers } = values
  const own = target.keyField ? { [target.keyField]: key } : {}
  const fields = { ...answers, ...own, name, email, inquiryType, message, ...target.extra }
  return { method: 'POST', body: encode(fields, photos, target), headers: headersFor(target, key) }
}

/** A refusal holds without its words; an acceptance that broke off in the middle is none. */
const readText = (response: Response): Promise<string> =>
  response.ok ? response.text() : response.text().catch(() => '')

const readAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  text: await readText(response),
  retryAfter: response.headers.get('Retry-After'),
})

/**
 * Posts a message once. Without a whole answer within the limit nobody knows whether it arrived: the
 * browser does not tell a connection that never came about from one that broke after the last byte.
 */
export const post = async (message: Post, fetch: Fetch): Promise<Verdict> => {
  const { target, photos = [] } = message
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), sendLimit(photos))
  try {
    const address = target.scriptAction ?? target.action ?? ''
    const request = { ...requestFor(message), signal: controller.signal }
    return judgeAnswer(await readAnswer(await fetch(address, request)), target)
  } catch {
    return { outcome: 'unclear', reason: 'other', faults: [], retryAfter: null }
  } finally {
    clearTimeout(timer)
  }
}
