import { promises as fs } from 'node:fs'
import path from 'node:path'
import { check } from '../../scripts/commands/check.ts'
import { call } from '../call.ts'
import { contentFolder, siteOf } from '../workspace.ts'

/** A file of the bakery that somebody has broken, after `check --fix --yes`. */
export const fixed = async (file: string, broken: (text: string) => string): Promise<string> => {
  const folder = await contentFolder({ [file]: broken })
  await call(check, siteOf(folder), '--fix', '--yes')
  return fs.readFile(path.join(folder, file), 'utf8')
}
