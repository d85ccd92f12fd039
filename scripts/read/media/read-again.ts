import { promises as fs } from 'node:fs'
import { sha256 } from '../../machine/digest.ts'
import { ContentChanged } from '../content-changed.ts'

/** A file of `media/` as it was when it was looked at. */
export interface Original {
  location: string
  /** SHA-256 of its bytes. */
  hash: string
}

/** The bytes of a file as it was: what is made of them stands under their name. */
export const readAgain = async ({ location, hash }: Original): Promise<Buffer> => {
  const bytes = await fs.readFile(location).catch((error) => {
    if (error.code === 'ENOENT') throw new ContentChanged(location)
    throw error
  })
  if (sha256(bytes) !== hash) throw new ContentChanged(location)
  return bytes
}
