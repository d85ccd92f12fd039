import type { IncomingMessage } from 'node:http'
import type { RefusedStatus } from './messages.ts'

const MAX_BYTES = 100_000
/** Nobody who means it goes on for so long. */
const PATIENCE = 20 * MAX_BYTES

/** A body that can't be taken, with the status that says why. */
export class Unreadable extends Error {
  constructor(
    readonly status: RefusedStatus,
    message: string,
  ) {
    super(message)
  }
}

/** Reads to the end even what is too long: a browser hears an answer only when it has sent it all. */
const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) chunks.push(chunk)
    if (bytes > PATIENCE) break
  }
  if (bytes > MAX_BYTES) throw new Unreadable(413, `More than ${MAX_BYTES} bytes`)
  return Buffer.concat(chunks)
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

const parseJson = (body: Buffer): Record<string, string> => {
  const value: unknown = JSON.parse(body.toString('utf8'))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('No map')
  return Object.fromEntries(Object.entries(value).filter(isText))
}

const parseForm = async (body: Buffer, type: string): Promise<Record<string, string>> => {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': type },
  }).formData()
  return Object.fromEntries([...form].filter(isText))
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** The text fields of a post: URL-encoded, multipart or JSON. Throws `Unreadable`. */
export const readFields = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const type = request.headers['content-type'] ?? ''
  const isJson = /^application\/json\b/i.test(type)
  if (!isJson && !FORM.test(type)) throw new Unreadable(415, `Not a form: ${type || 'no type'}`)
  const body = await readBody(request)
  try {
    return isJson ? parseJson(body) : await parseForm(body, type)
  } catch {
    throw new Unreadable(400, 'The body is not what its type says')
  }
}
