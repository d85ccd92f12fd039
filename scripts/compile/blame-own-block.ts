import { FailingBlock } from '../../src/blocks/failing-block.ts'
import { causeOf } from '../problem/while-reading.ts'
import { failingFaults } from './words.ts'

/**
 * Does some work that runs code of a company's own blocks. Where that fails, it is theirs to mend, and no fault of
 * the program.
 *
 * @throws WrongUsage with the block
 */
export const blamingOwnBlock = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    const cause = causeOf(error)
    throw cause instanceof FailingBlock ? failingFaults(cause.type, String(cause.cause)) : error
  }
}
