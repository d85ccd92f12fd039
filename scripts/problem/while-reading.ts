import { FailingBlock } from '../../src/blocks/failing-block.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { words } from './words.ts'

/** A fault of the program, with the file that it was at. */
export class ReadingFault extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(`While reading ${file}`, { cause })
  }
}

const explained = (error: unknown, file: string): Error => {
  if (error instanceof FailingBlock)
    return new WrongUsage(words.failingFaults(error.type, String(error.cause)), { cause: error })
  const isExplained = error instanceof ReadingFault || error instanceof WrongUsage
  return isExplained ? error : new ReadingFault(file, error)
}

/** Does some work on a file; what it throws says which file that was, or whose fault it is. */
export const whileReading = <T>(file: string, work: () => T): T => {
  const fail = (error: unknown): never => {
    throw explained(error, file)
  }
  try {
    const result = work()
    return result instanceof Promise ? (result.catch(fail) as T) : result
  } catch (error) {
    return fail(error)
  }
}

/** What went wrong, without the file that it was at. */
export const causeOf = (error: unknown): unknown =>
  error instanceof ReadingFault ? error.cause : error
