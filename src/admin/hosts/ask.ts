import { type Fault, HostFault } from './host.ts'

/**
 * What an answer's status means with all hosts (RFC 9110; 429: RFC 6585; 405: GitLab, where a project has another
 * address by now); else it depends on what was asked.
 */
const BY_STATUS: Record<number, Fault> = {
  401: 'token',
  403: 'rights',
  404: 'missing',
  405: 'missing',
  409: 'taken',
  423: 'rights',
  429: 'limit',
}

/** GitHub says 403 also to who has asked too often. */
const isLimited = ({ headers }: Response): boolean =>
  headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')

const faultOf = (response: Response, others: Record<number, Fault>): Fault => {
  if (response.status === 403 && isLimited(response)) return 'limit'
  return others[response.status] ?? BY_STATUS[response.status] ?? 'other'
}

/** A token copied with a sign that nobody sees goes into no header; the browser would say that nobody answers. */
const headersWith = (headers: Record<string, string>): Headers => {
  try {
    return new Headers(headers)
  } catch (error) {
    throw new HostFault('token', String(error))
  }
}

/** What is not there is none; every other fault stays one. */
export const noneIfMissing = (error: unknown): undefined => {
  if (!(error instanceof HostFault) || !['missing', 'gone'].includes(error.kind)) throw error
}

/** As much of an answer as somebody reads. */
const LONGEST = 300

/** Milliseconds; a browser would wait for ever, and whoever has sent something with it. */
const PATIENCE = 120_000

export interface Question {
  address: string
  headers: Record<string, string>
  /** Sent as JSON; without, something is only read. */
  body?: object
  /** What a status means here that means something else elsewhere. */
  faults?: Record<number, Fault>
}

const offline = (error: unknown): never => {
  throw new HostFault('offline', String(error))
}

/** Asks a host, and gives its answer as JSON; every other answer is thrown as `HostFault`. */
export const ask = async <T>({ address, headers, body, faults = {} }: Question): Promise<T> => {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: headersWith({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...headers,
    }),
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(offline)
  if (!response.ok) {
    const said = await response.text().catch(() => '')
    throw new HostFault(faultOf(response, faults), `${response.status} ${said.slice(0, LONGEST)}`)
  }
  const said = await response.text().catch(offline)
  try {
    return JSON.parse(said) as T
  } catch (error) {
    throw new HostFault('other', String(error))
  }
}
