import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

let version: string | undefined

/** Changes with what draws and encodes; told without loading it. */
export const sharpVersion = (): string => {
  if (version !== undefined) return version
  const program = createRequire(import.meta.url).resolve('sharp')
  const file = path.join(path.dirname(program), '../package.json')
  version = JSON.parse(readFileSync(file, 'utf8')).version as string
  return version
}

/**
 * Loaded only where there is something to draw: it takes longer than the rest of a check. One core for
 * each picture: as many are made at a time as there are cores, and what is shared among cores is dearer.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // Nobody asks for the same pixels twice.
  sharp.cache(false)
  return sharp
}
