import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { plainEmail } from '../../../src/blocks/contact/checking/is-email.ts'
import { LIMITS, PATIENCE } from '../../../src/enquiry/limits.ts'
import { MOST_POST_BYTES, PHOTO_FIELD } from '../../../src/enquiry/photographs/limits.ts'
import { isMap } from '../../schema/is-map.ts'
import { Refusal } from '../store/refusal.ts'
import type { Share } from './room.ts'

/** Why no more of a post is kept. */
const refusalOf = (bytes: number, most: number, chunk: Buffer, room: Share) => {
  if (bytes > most) return new Refusal(413, `More than ${most} bytes`)
  // A text has its room; what is longer needs some.
  if (bytes > LIMITS.textBytes && !room.take(chunk.length))
    return new Refusal(429, 'No room in memory')
}

/** Reads to the end even what is not taken: a browser hears an answer only when it has sent it all. */
const readBody = async (
  request: IncomingMessage,
  most: number,
  room: Share,
): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = []
  let refusal: Refusal | undefined
  let [bytes, unread] = [0, 0]
  for await (const chunk of request) {
    bytes += chunk.length
    refusal ??= refusalOf(bytes, most, chunk, room)
    if (!refusal) {
      chunks.push(chunk)
      continue
    }
    chunks.length = 0
    room.giveBack()
    unread += chunk.length
    if (unread > PATIENCE) break
  }
  if (refusal) throw refusal
  return Buffer.concat(chunks)
}

const parse = async (body: Response, isJson: boolean): Promise<[string, unknown][]> => {
  if (!isJson) return [...(await body.formData())]
  const value: unknown = await body.json()
  if (!isMap(value)) throw new Error('Not a map')
  const entries = Object.entries(value)
  if (entries.some(([, one]) => typeof one === 'object' && one !== null))
    throw new Error('Too deep')
  return entries
}

/** What stands for a byte that is no letter, and how it is written by whoever means it. */
const UNREADABLE = '\uFFFD'
const WRITTEN = /\uFFFD|%EF%BF%BD|\\ufffd/i

/** Whether a text was written in other letters than those of UTF-8. */
const isGarbled = (entries: readonly [string, unknown][], body: Buffer): boolean =>
  entries.some((entry) => isText(entry) && entry.join('').includes(UNREADABLE)) &&
  !(isUtf8(body) && WRITTEN.test(body.toString()))

/** As browsers and programs write it. Next to anything else, another mark could be read than is counted. */
const BOUNDARY = /^multipart\/form-data\s*;\s*boundary=(?:"([^"\\]+)"|([^;,\s"]+))\s*$/i

/** What stands before each part. */
const markOf = (type: string): string => {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new Refusal(400, 'Not one boundary')
  return `--${boundary}`
}

/** Reading parts takes long and much memory where there are very many. */
const checkParts = (body: Buffer, type: string): void => {
  const mark = markOf(type)
  let count = 0
  for (let at = body.indexOf(mark); at >= 0 && count <= LIMITS.fields + 1; count += 1)
    at = body.indexOf(mark, at + mark.length)
  if (count === 0) throw new Refusal(400, 'No parts')
  // The last one stands at the end.
  if (count - 1 > LIMITS.fields) throw new Refusal(413, 'Too many fields')
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

const textsIn = (entries: readonly [string, unknown][]): Record<string, string> => {
  const texts = entries.filter(isText)
  const bytes = texts.reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0)
  if (bytes > LIMITS.textBytes) throw new Refusal(413, `More than ${LIMITS.textBytes} bytes`)
  if (texts.length > LIMITS.fields) throw new Refusal(413, 'Too many fields')
  return Object.fromEntries(
    texts.map(([name, text]) => [name, name === 'email' ? plainEmail(text) : text]),
  )
}

const photosIn = async (entries: readonly [string, unknown][]): Promise<Buffer[]> => {
  const files = entries.flatMap(([name, value]) =>
    // A field in which nothing was chosen is posted as an empty file.
    name === PHOTO_FIELD && value instanceof Blob && value.size > 0 ? [value] : [],
  )
  if (files.length > LIMITS.photos) throw new Refusal(413, `More than ${LIMITS.photos} photographs`)
  if (files.some(({ size }) => size > LIMITS.photoBytes)) throw new Refusal(413, 'Too large')
  return Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())))
}

const JSON_TYPE = /^application\/json\b/i
const MULTIPART = /^multipart\/form-data\b/i
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** What was posted: as it came, but for signs in an address that nobody sees. */
export interface Posted {
  fields: Record<string, string>
  photos: Buffer[]
}

/** Texts and photographs of a post: URL-encoded, multipart or JSON. Throws a `Refusal`. */
export const readPost = async (request: IncomingMessage, room: Share): Promise<Posted> => {
  const type = request.headers['content-type'] ?? ''
  const isJson = JSON_TYPE.test(type)
  if (!isJson && !FORM_TYPE.test(type)) throw new Refusal(415, `Not a form: ${type || 'no type'}`)
  const isMultipart = MULTIPART.test(type)
  const most = isMultipart ? MOST_POST_BYTES : LIMITS.textBytes
  const body = await readBody(request, most, room).catch((error: unknown) => {
    // Who goes away in the middle is nobody's fault here.
    throw request.complete || error instanceof Refusal ? error : new Refusal(400, 'Broken off')
  })
  if (isMultipart) checkParts(body, type)
  const typed = new Response(body, {
    headers: { 'Content-Type': type },
  })
  const entries = await parse(typed, isJson).catch(() => {
    throw new Refusal(400, 'The body is not what its type says')
  })
  if (isGarbled(entries, body)) throw new Refusal(400, 'Not UTF-8')
  return { fields: textsIn(entries), photos: await photosIn(entries) }
}
