import type { IncomingMessage } from 'node:http'
import { MOST_PHOTOS, PHOTO_FIELD } from '../../src/enquiry/photographs/limits.ts'
import { isMap } from '../schema/is-map.ts'
import { Refusal } from './refusal.ts'

const MAX_BYTES = 100_000
/** Of one photograph, as it comes without a script: what phones take. */
const MAX_PHOTO_BYTES = 8_000_000
/** Of a post with photographs; what is read is in memory. */
const MAX_MULTIPART_BYTES = 25_000_000
/** Nobody who means it goes on for so long. */
const PATIENCE = 2_000_000

/** Reads to the end even what is too long: a browser hears an answer only when it has sent it all. */
const readBody = async (request: IncomingMessage, most: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes <= most) chunks.push(chunk)
    else chunks.length = 0
    if (bytes > most + PATIENCE) break
  }
  if (bytes > most) throw new Refusal(413, `More than ${most} bytes`)
  return Buffer.concat(chunks)
}

const parse = async (body: Response, isJson: boolean): Promise<[string, unknown][]> => {
  if (!isJson) return [...(await body.formData())]
  const value: unknown = await body.json()
  if (!isMap(value)) throw new Error('Not a map')
  return Object.entries(value)
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

const textsIn = (entries: readonly [string, unknown][]): Record<string, string> => {
  const texts = entries.filter(isText)
  const bytes = texts.reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0)
  if (bytes > MAX_BYTES) throw new Refusal(413, `More than ${MAX_BYTES} bytes`)
  return Object.fromEntries(texts)
}

const photosIn = async (entries: readonly [string, unknown][]): Promise<Buffer[]> => {
  const files = entries.flatMap(([name, value]) =>
    // A field in which nothing was chosen is posted as an empty file.
    name === PHOTO_FIELD && value instanceof Blob && value.size > 0 ? [value] : [],
  )
  if (files.length > MOST_PHOTOS) throw new Refusal(413, `More than ${MOST_PHOTOS} photographs`)
  if (files.some(({ size }) => size > MAX_PHOTO_BYTES)) throw new Refusal(413, 'Too large')
  return Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())))
}

const JSON_TYPE = /^application\/json\b/i
const MULTIPART = /^multipart\/form-data\b/i
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** What was posted, as it came. */
export interface Posted {
  fields: Record<string, string>
  photos: Buffer[]
}

/** Texts and photographs of a post: URL-encoded, multipart or JSON. Throws a `Refusal`. */
export const readPost = async (request: IncomingMessage): Promise<Posted> => {
  const type = request.headers['content-type'] ?? ''
  const isJson = JSON_TYPE.test(type)
  if (!isJson && !FORM_TYPE.test(type)) throw new Refusal(415, `Not a form: ${type || 'no type'}`)
  const most = MULTIPART.test(type) ? MAX_MULTIPART_BYTES : MAX_BYTES
  const body = new Uint8Array(await readBody(request, most))
  const typed = new Response(body, { headers: { 'Content-Type': type } })
  const entries = await parse(typed, isJson).catch(() => {
    throw new Refusal(400, 'The body is not what its type says')
  })
  return { fields: textsIn(entries), photos: await photosIn(entries) }
}
