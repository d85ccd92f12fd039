import { promises as fs } from 'node:fs'
import path from 'node:path'

/** Removes everything from a folder but what is of use. */
export const clearOthers = async (parent: string, kept: string): Promise<void> => {
  const names = await fs.readdir(parent).catch(() => [])
  const others = names.filter((name) => name !== kept)
  await Promise.all(
    others.map((name) => fs.rm(path.join(parent, name), { recursive: true, force: true })),
  )
}
