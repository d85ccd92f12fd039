import { words } from './words.ts'

/** Who read along has enough, as with `| head`, or has closed the terminal. */
const GONE = ['EPIPE', 'EIO', 'ECONNRESET']

/** What the disk has no room for is missing in a file, which would be taken for all that was said. */
const tell = async (error: Error): Promise<void> => {
  process.once('exit', () => {
    process.exitCode = 2
  })
  const { diskAdvice, diskReason } = await import('../problem/explain-disk-fault.ts')
  console.error(words.unheard(diskReason(error) ?? error.message, diskAdvice(error)))
}

/**
 * Has what was begun brought to its end where nobody hears what is said of it: an error of the output would end
 * the process in the midst of its work.
 */
export const goOnUnheard = (): void => {
  let isTold = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (isTold || GONE.includes(error.code ?? '')) return
    isTold = true
    void tell(error)
  })
  // Of this one, nobody can be told.
  process.stderr.on('error', () => undefined)
}
