import { setTimeout } from 'node:timers/promises'

/** What Windows says where another program has open what is to be renamed, or a file within. */
const HELD: ReadonlySet<unknown> = new Set(['EACCES', 'EBUSY', 'EPERM'])

/** Milliseconds. */
const PAUSE = 100

/** Ten seconds, altogether. */
const MOST_TIMES = 100

/** What the machine is. */
interface Machine {
  platform?: NodeJS.Platform
  pause?: () => Promise<unknown>
}

const isHeld = (error: unknown, platform: NodeJS.Platform): boolean =>
  platform === 'win32' && HELD.has((error as NodeJS.ErrnoException).code)

/**
 * Renames a file or folder, on Windows as soon as nobody has it open any more: a virus scanner looks at each
 * new file for a moment, and the system then refuses. Others rename what is open.
 *
 * @param rename either does the whole of it, or throws and has done nothing
 */
export const onceReleased = async <Result>(
  rename: () => Result | Promise<Result>,
  { platform = process.platform, pause = () => setTimeout(PAUSE) }: Machine = {},
): Promise<Result> => {
  for (let time = 1; time < MOST_TIMES; time += 1)
    try {
      return await rename()
    } catch (error) {
      if (!isHeld(error, platform)) throw error
      await pause()
    }
  return rename()
}
