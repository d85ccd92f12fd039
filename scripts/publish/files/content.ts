import fs from 'node:fs'
import { CHANGING } from '../../machine/compress.ts'
import { sha256 } from '../../machine/digest.ts'
import type { WrittenFile } from '../../site/build-manifest.ts'

/** How a file is compressed, by the ending that it then has. */
export type Ending = keyof typeof CHANGING

/** What a file of a site holds: a text, bytes, what another file holds, or any of it compressed. */
export type Content = string | Uint8Array | { file: string } | { content: Content; ending: Ending }

/** What a file is to hold. */
export const bytesOf = (content: Content): string | Uint8Array => {
  if (typeof content === 'string' || content instanceof Uint8Array) return content
  if ('file' in content) return fs.readFileSync(content.file)
  return CHANGING[content.ending](Buffer.from(bytesOf(content.content)))
}

/** What a manifest says of a file with these bytes. */
export const record = (bytes: string | Uint8Array): WrittenFile => ({
  bytes: Buffer.byteLength(bytes),
  sha256: sha256(bytes),
})
