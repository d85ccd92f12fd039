import path from 'node:path'
import { stackAsWritten } from '../machine/node/stack-as-written.ts'
import { words } from './words.ts'

/** The place in a company's `blocks/` at which something failed. */
const placeIn = (folder: string, thrown: unknown): string | undefined => {
  const { stack = '' } = (thrown ?? {}) as Partial<Error>
  const [, place] = stackAsWritten(stack).split(
    `${path.join(folder, 'blocks').replaceAll('\\', '/')}/`,
  )
  return /^[^():\n]+:\d+:\d+/.exec(place ?? '')?.[0]
}

/**
 * Tells of errors that a company's block throws when nobody waits for it any more, as in `setTimeout`: Node would end
 * the process with a stack. The preview goes on; every other command ends, because what it makes may be incomplete.
 *
 * @param call the company's folder and the command
 * @param answer puts a fault of the program into words, and ends the command
 */
export const tellLateFaults = (
  { folder, name }: { folder: string; name: string | undefined },
  { explain, end }: { explain: (error: unknown) => Promise<string>; end: () => void },
): void => {
  process.on('uncaughtException', async (error) => {
    const place = placeIn(folder, error)
    console.error(
      place ? words.failingLate(`blocks/${place}`, String(error)) : await explain(error),
    )
    if (!place || name !== 'dev') end()
  })
}
