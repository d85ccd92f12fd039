import { type BlockFault, defineBlock } from './define-block.ts'
import { FailingBlock } from './failing-block.ts'

const blaming =
  <Value>(type: string, faults: (block: Value) => BlockFault[]) =>
  (block: Value): BlockFault[] => {
    try {
      return faults(block)
    } catch (error) {
      throw new FailingBlock(type, error)
    }
  }

/** `defineBlock` for a company's own blocks: where their code fails, it says whose it is. */
export const defineOwnBlock: typeof defineBlock = (
  type,
  words,
  fields,
  { faults, ...options } = {},
) =>
  defineBlock(type, words, fields, {
    ...options,
    ...(faults && { faults: blaming(type, faults) }),
  })
