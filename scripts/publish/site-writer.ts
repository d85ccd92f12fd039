import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { addressKey } from '../addresses/address-key.ts'
import type { WrittenFile } from './build-manifest.ts'

/** Writes the files of a site; names are from its root, with `/`. */
export interface SiteWriter {
  write: (name: string, content: string | Uint8Array) => Promise<void>
  copy: (name: string, from: string) => Promise<void>
  /** What has been written, by name. */
  files: ReadonlyMap<string, WrittenFile>
}

const record = (content: string | Uint8Array): WrittenFile => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
})

/**
 * Opens a folder for writing. Throws where two files would have one address: whatever the content asks
 * for, `checkAddresses` has to have seen it before.
 */
export const openSiteWriter = (folder: string): SiteWriter => {
  const files = new Map<string, WrittenFile>()
  const taken = new Map<string, string>()

  const claim = (name: string): void => {
    const key = addressKey(name)
    const other = taken.get(key)
    if (other !== undefined) throw new Error(`${name} would be written over ${other}`)
    taken.set(key, name)
  }

  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    claim(name)
    const location = path.join(folder, name)
    await fs.mkdir(path.dirname(location), { recursive: true })
    await fs.writeFile(location, content)
    files.set(name, record(content))
  }

  const copy = async (name: string, from: string) => write(name, await fs.readFile(from))
  return { write, copy, files }
}
