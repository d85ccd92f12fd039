import { promises as fs } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../machine/files/make-folder.ts'
import { wayTo } from '../machine/files/way-to.ts'
import { ReadingFault } from '../problem/while-reading.ts'
import { faultWords } from './words.ts'

/** What an engineer needs, and nothing of the content. */
const describe = (error: unknown, command: string): string => {
  const { stack = String(error), cause } = error as Partial<Error>
  const lines = [`gewerk ${command}`, `Node ${process.version} ${process.platform}`, '', stack]
  return [...lines, ...(cause ? ['', `Caused by ${(cause as Error).stack ?? cause}`] : [])].join(
    '\n',
  )
}

/** Writes the stack beside; undefined where nothing can be written. */
const keep = async (text: string, folder: string): Promise<string | undefined> => {
  const file = path.join(folder, 'programmfehler.txt')
  try {
    makeFolder(folder)
    await fs.writeFile(file, `${text}\n`)
    return wayTo(file, process.cwd())
  } catch {
    return undefined
  }
}

/**
 * Says that the program failed, and not the content; every command ends in this way.
 *
 * @param command as it was called: `check`, `new site`
 * @param folder takes the file with the stack; where it can't, the stack is part of the words
 */
export const reportFault = async (
  error: unknown,
  command: string,
  folder: string,
): Promise<string> => {
  const stack = describe(error, command)
  const kept = await keep(stack, folder)
  const file = error instanceof ReadingFault ? error.file : undefined
  const rest = kept ? faultWords.kept(kept) : `${faultWords.shown}\n\n${stack}`
  return `${faultWords.ours(command, file)}\n${rest}`
}
