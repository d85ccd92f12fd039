import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { sharpMissing } from '../../machine/packages/sharp-missing.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'

/** Packages were installed on another kind of machine, or not all of them: no fault of the program. */
const refuse = (cause: unknown): never => {
  const { words, advice } = sharpMissing()
  throw new WrongUsage(`${words}\n→ ${advice}`, { cause })
}

const findSharp = (): string => {
  try {
    return createRequire(import.meta.url).resolve('sharp')
  } catch (error) {
    return refuse(error)
  }
}

let version: string | undefined

/** Changes with what draws and encodes; told without loading it. */
export const sharpVersion = (): string => {
  if (version !== undefined) return version
  const file = path.join(path.dirname(findSharp()), '../package.json')
  version = JSON.parse(readFileSync(file, 'utf8')).version as string
  return version
}

/**
 * Loaded only where there is something to draw: it takes longer than the rest of a check. One core for
 * each picture: as many are made at a time as there are cores, and what is shared among cores is dearer.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp').catch(refuse)
  sharp.concurrency(1)
  // Nobody asks for the same pixels twice.
  sharp.cache(false)
  return sharp
}
