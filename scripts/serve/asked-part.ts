import type { IncomingMessage } from 'node:http'

/** A part of a file by its first and last byte, which may lie behind the file's end. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a request asks for. Requests for several parts, for the last bytes, or for more than any
 * file has get the whole file, as a server may always answer (RFC 9110, section 14.2).
 */
export const askedPart = ({ headers }: Pick<IncomingMessage, 'headers'>): ByteRange | undefined => {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  if (start === undefined) return undefined
  const part = { start: Number(start), end: end ? Number(end) : Number.POSITIVE_INFINITY }
  return part.start <= part.end ? part : undefined
}
