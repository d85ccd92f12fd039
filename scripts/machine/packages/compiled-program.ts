import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where the programs are that run: beside or above this very code. */
const here = import.meta.dirname
const folder = path.basename(here) === 'parts' ? path.dirname(here) : here

/** A compiled program by its name: `gewerk`; undefined where the sources run. */
export const compiledProgram = (name: string): string | undefined => {
  const file = path.join(folder, `${name}.js`)
  return existsSync(file) && existsSync(path.join(folder, 'parts')) ? file : undefined
}
