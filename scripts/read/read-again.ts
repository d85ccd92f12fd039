import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import { ContentChanged } from './content-changed.ts'

/** A file of `media/` as it was when it was looked at. */
export interface Original {
  location: string
  /** Of its bytes. */
  hash: string
}

/** The name that a file's bytes have. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** The bytes of a file as it was: what is made of them stands under their name. */
export const readAgain = async ({ location, hash }: Original): Promise<Buffer> => {
  const bytes = await fs.readFile(location).catch((error) => {
    if (error.code === 'ENOENT') throw new ContentChanged(location)
    throw error
  })
  if (hashOf(bytes) !== hash) throw new ContentChanged(location)
  return bytes
}
