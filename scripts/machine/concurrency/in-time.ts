import { Script } from 'node:vm'

/** Milliseconds; what a page or a file takes is a thousandth of it. */
const LONGEST = 15_000

/** Where the script finds its work: only what a script evaluates can be ended from outside. */
const PLACE = 'gewerk:work'

const script = new Script(`globalThis[${JSON.stringify(PLACE)}]()`)

const global = globalThis as { [PLACE]?: (() => void) | undefined }

/**
 * Does work that others have written, and ends it where it does not end by itself.
 *
 * @param longest milliseconds
 * @throws what the work throws, or what `isEndless` knows
 */
export const inTime = <Result>(work: () => Result, longest = LONGEST): Result => {
  const around = global[PLACE]
  const results: Result[] = []
  global[PLACE] = () => results.push(work())
  try {
    script.runInThisContext({ timeout: longest })
    return results[0] as Result
  } finally {
    global[PLACE] = around
  }
}

/** Whether work was ended that did not end by itself. */
export const isEndless = (thrown: unknown): boolean =>
  (thrown as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
