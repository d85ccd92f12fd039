import { promises as fs } from 'node:fs'
import path from 'node:path'
import { onceReleased } from '../machine/files/once-released.ts'
import { ownMark } from '../machine/files/own-mark.ts'
import { clearOthers } from './clear-others.ts'

/** What is compiled from sources that change, kept in a folder for each of their states. */
export interface Compiling {
  /** Changes with the sources. */
  stateOf: () => Promise<string>
  /** Whether nothing is missing of what was compiled into a folder. */
  isWhole: (folder: string) => Promise<boolean>
  compileInto: (folder: string) => Promise<void>
}

/** What is compiled are modules, also where the company's own `package.json` says that its scripts are none. */
const MODULES = '{ "type": "module" }\n'

/**
 * Gives what is finished its name. Another process may have done the same meanwhile, and somebody may be
 * reading that one: it stays.
 */
const place = async (
  unfinished: string,
  folder: string,
  isWhole: Compiling['isWhole'],
): Promise<void> => {
  const rename = () => fs.rename(unfinished, folder)
  for (const isLast of [false, true]) {
    try {
      return await (isLast ? onceReleased(rename) : rename())
    } catch (error) {
      if (await isWhole(folder)) return fs.rm(unfinished, { recursive: true })
      if (isLast) throw error
      // Of one that is not whole, somebody has deleted something.
      await fs.rm(folder, { recursive: true, force: true })
    }
  }
}

/**
 * The folder of what the sources are compiled to as they are now, compiled where it is not yet.
 *
 * @param parent folder of all their states
 */
export const compiled = async (parent: string, compiling: Compiling): Promise<string> => {
  const { stateOf, isWhole, compileInto } = compiling
  const state = await stateOf()
  const folder = path.join(parent, state)
  if (await isWhole(folder)) return folder
  const unfinished = `${folder}.${ownMark}`
  await compileInto(unfinished)
  await fs.writeFile(path.join(unfinished, 'package.json'), MODULES)
  // What was saved meanwhile may be in it.
  if ((await stateOf()) !== state) {
    await fs.rm(unfinished, { recursive: true })
    return compiled(parent, compiling)
  }
  await place(unfinished, folder, isWhole)
  await clearOthers(parent, state)
  return folder
}
