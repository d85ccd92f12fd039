import { stripVTControlCharacters } from 'node:util'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { words } from './words.ts'

/** What is wrong in sources, and where, as the bundler has found it. */
interface BuildFault extends Error {
  errors: unknown[]
}

const isBuildFault = (error: unknown): error is BuildFault =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)

/**
 * Compiles a company's own blocks. What is wrong in them is theirs to mend, and no fault of the program.
 *
 * @throws WrongUsage with the place
 */
export const explainOwnFault = async <Result>(compile: () => Promise<Result>): Promise<Result> => {
  try {
    return await compile()
  } catch (error) {
    if (!isBuildFault(error)) throw error
    const found = stripVTControlCharacters(error.message)
    throw new WrongUsage(words.faultyBlock(found), { cause: error })
  }
}
