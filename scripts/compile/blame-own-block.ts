import { FailingBlock } from '../../src/blocks/failing-block.ts'
import { inTime, isEndless } from '../machine/concurrency/in-time.ts'
import { stackAsWritten } from '../machine/node/stack-as-written.ts'
import { causeOf, ReadingFault } from '../problem/while-reading.ts'
import { endlessRule, failingFaults, failingRule } from './words.ts'

/** A place in the compiled schemas of a company: nobody else is responsible for what runs there. */
const THEIRS = /\/declarations\.js:\d+:\d+/

/** The place in a company's blocks at which something failed: what `.refine(…)` and the like call is code of theirs. */
const placeOf = (thrown: unknown): string | undefined => {
  const { stack = '' } = (thrown ?? {}) as Partial<Error>
  const theirs = stack.split('\n').filter((line) => THEIRS.test(line))
  return /\/(blocks\/[^():\n]+:\d+:\d+)/.exec(stackAsWritten(theirs.join('\n')))?.[1]
}

const blame = (error: unknown, path: string): unknown => {
  const cause = causeOf(error)
  if (isEndless(cause)) return endlessRule(path)
  if (cause instanceof FailingBlock) return failingFaults(cause.type, String(cause.cause))
  const place = placeOf(cause)
  const file = error instanceof ReadingFault ? error.file : undefined
  return place === undefined ? error : failingRule(place, file, String(cause))
}

/**
 * Does work on a file that runs code of a company's own blocks. If that fails, or does not end, the block is named,
 * not the program.
 *
 * @throws WrongUsage with the block
 */
export const blamingOwnBlock = <Result>(path: string, work: () => Result): Result => {
  try {
    return inTime(work)
  } catch (error) {
    throw blame(error, path)
  }
}
