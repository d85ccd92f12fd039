import http from 'node:http'
import https from 'node:https'
import { TLSSocket } from 'node:tls'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** What a server says of who it is. */
export interface Certificate {
  expires: Date
  /** Why browsers would not believe it, as Node names it: `CERT_HAS_EXPIRED`. */
  fault: string | undefined
}

/** What came back; a status of 0 where nothing did. */
export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  /** Unpacked. */
  body: Buffer
  /** Of the body as it was sent. */
  bytes: number
  /** Milliseconds until the first byte. */
  wait: number
  certificate: Certificate | undefined
  /** Why nothing came back, as Node names it: `ECONNREFUSED`. */
  fault?: string
}

export interface Question {
  method?: 'GET' | 'HEAD'
  headers?: Record<string, string>
}

/** Asks an address as it stands, and follows nothing. */
export type Ask = (url: string, question?: Question) => Promise<Answer>

/** Where an address is, if not where its name says; tests have all of them on this machine. */
export type Lookup = (url: URL) => { host: string; port: number } | undefined

/** Milliseconds without a word, and until the whole of an answer: some send a byte now and then. */
const PATIENCE = { silence: 20_000, whole: 60_000 }

/** Lines are kept: each page would else pay for a greeting of its own. */
const ways = {
  'http:': { module: http, agent: new http.Agent({ keepAlive: true }) },
  'https:': { module: https, agent: new https.Agent({ keepAlive: true }) },
}

/** More than any file of a site has. What goes on is not what was built, and may have no end. */
const MOST_BYTES = 50_000_000

const unpack: Record<string, (body: Buffer, most: { maxOutputLength: number }) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** What can't be unpacked is not what was built. */
const unpacked = (body: Buffer, coding = ''): Buffer => {
  try {
    return unpack[coding]?.(body, { maxOutputLength: MOST_BYTES }) ?? body
  } catch {
    return Buffer.alloc(0)
  }
}

/** The body of an answer, cut off where it is too long. */
const readBody = async (response: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MOST_BYTES) break
  }
  return Buffer.concat(chunks)
}

/** Of the line, as a request over one that is there already has no greeting of its own. */
const certificateOf = (socket: unknown): Certificate | undefined => {
  if (!(socket instanceof TLSSocket)) return undefined
  const { valid_to } = socket.getPeerCertificate()
  // Node gives the code where its types say an error.
  const fault = socket.authorizationError as unknown as string | undefined
  return { expires: new Date(valid_to), fault: fault ?? undefined }
}

const silence = (error: NodeJS.ErrnoException): Answer => ({
  ...{ status: 0, headers: {}, body: Buffer.alloc(0), bytes: 0, wait: 0, certificate: undefined },
  fault: error.code ?? error.message,
})

/** What a request came to, and whether it went over a line of an earlier one. */
interface Tried {
  answer: Answer
  reused: boolean
}

const tryOnce = (url: URL, options: http.RequestOptions, whole: number): Promise<Tried> =>
  new Promise((resolve) => {
    const { module, agent } = ways[url.protocol as keyof typeof ways]
    const asked = performance.now()
    const end = (answer: Answer) => {
      clearTimeout(timer)
      resolve({ answer, reused: request.reusedSocket })
    }
    const fail = (error: NodeJS.ErrnoException) => end(silence(error))
    const request = module.request({ ...options, agent }, (response) => {
      const wait = performance.now() - asked
      const certificate = certificateOf(response.socket)
      const { statusCode: status = 0, headers } = response
      const take = (sent: Buffer) => {
        const body = unpacked(sent, headers['content-encoding'])
        end({ status, headers, body, bytes: sent.length, wait, certificate })
      }
      readBody(response).then(take, fail)
    })
    const giveUp = () => request.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' }))
    const timer = setTimeout(giveUp, whole)
    request.on('timeout', giveUp).on('error', fail).end()
  })

/**
 * A line to the web. A certificate that is not right is told, and keeps nobody from asking on. A
 * server may put a kept line down just as it is used again, which says nothing of the site: asked
 * anew (RFC 9112, section 9.3.1).
 */
export const openLine =
  (lookup: Lookup = () => undefined, patience = PATIENCE): Ask =>
  async (address, { method = 'GET', headers = {} } = {}) => {
    const url = new URL(address)
    const options = {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      ...lookup(url),
      path: url.pathname + url.search,
      servername: url.hostname,
      ...{ method, rejectUnauthorized: false, timeout: patience.silence },
      headers: { Host: url.host, ...headers },
    }
    for (;;) {
      const { answer, reused } = await tryOnce(url, options, patience.whole)
      if (answer.fault !== 'ECONNRESET' || !reused) return answer
    }
  }
