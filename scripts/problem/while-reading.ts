import { WrongUsage } from '../machine/wrong-usage.ts'

/** A fault of the program, with the file that it was at. */
export class ReadingFault extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(`While reading ${file}`, { cause })
  }
}

/** Does some work on a file; what it throws says which file that was. */
export const whileReading = <T>(file: string, work: () => T): T => {
  const fail = (error: unknown): never => {
    // What is no fault of the program has nothing to do with the file.
    const isSaid = error instanceof ReadingFault || error instanceof WrongUsage
    throw isSaid ? error : new ReadingFault(file, error)
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
