import type { IncomingMessage } from 'node:http'
import { isMap } from '../schema/is-map.ts'
import { Refusal } from './refusal.ts'

const MAX_BYTES = 100_000
/** Nobody who means it goes on for so long. */
const PATIENCE = 20 * MAX_BYTES

/** Reads to the end even what is too long: a browser hears an answer only when it has sent it all. */
const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) chunks.push(chunk)
    if (bytes > PATIENCE) break
  }
  if (bytes > MAX_BYTES) throw new Refusal(413, `More than ${MAX_BYTES} bytes`)
  return Buffer.concat(chunks)
}

const parse = async (body: Response, isJson: boolean): Promise<[string, unknown][]> => {
  if (!isJson) return [...(await body.formData())]
  const value: unknown = await body.json()
  if (!isMap(value)) throw new Error('Not a map')
  return Object.entries(value)
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

const JSON_TYPE = /^application\/json\b/i
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** The text fields of a post: URL-encoded, multipart or JSON. Throws a `Refusal`. */
export const readFields = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const type = request.headers['content-type'] ?? ''
  const isJson = JSON_TYPE.test(type)
  if (!isJson && !FORM_TYPE.test(type)) throw new Refusal(415, `Not a form: ${type || 'no type'}`)
  const body = new Uint8Array(await readBody(request))
  const typed = new Response(body, { headers: { 'Content-Type': type } })
  const entries = await parse(typed, isJson).catch(() => {
    throw new Refusal(400, 'The body is not what its type says')
  })
  return Object.fromEntries(entries.filter(isText))
}
