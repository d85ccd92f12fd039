import type { Range } from '../../text/source-file.ts'
import { withoutLoneReturns } from './lone-returns.ts'
import { readMac } from './mac.ts'
import { readWindows1252 } from './windows-1252.ts'

/** What stands in a file in UTF-8; undefined where it is in another encoding. */
export const storedIn = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a file in UTF-8, as it is read; undefined where it is in another encoding. */
export const decode = (bytes: Uint8Array): string | undefined => {
  const stored = storedIn(bytes)
  return stored === undefined ? undefined : withoutLoneReturns(stored)
}

/** Whether the bytes are no text in any encoding of one byte a letter. */
export const isBinary = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte < 32 && ![9, 10, 13].includes(byte)) || bytes[0] === 0xff

/** The text as old programs save it, and its first word that is not UTF-8. */
export const decodeOld = (bytes: Uint8Array): { text: string; range: Range } => {
  const text = withoutLoneReturns(readMac(bytes) ?? readWindows1252(bytes))
  const [readable = ''] = new TextDecoder().decode(bytes).split('\ufffd', 1)
  const offset = Buffer.byteLength(readable)
  let start = offset
  while (start > 0 && !/[\s:"'-]/.test(text.charAt(start - 1))) start -= 1
  const length = /^[^\s:"']*/.exec(text.slice(start))?.[0].length ?? 1
  return { text, range: { start, end: start + Math.max(length, 1) } }
}
