import { type BlockFault, defineBlock } from './define-block.ts'
import { FailingBlock } from './failing-block.ts'

const isText = (value: unknown): boolean => typeof value === 'string'

const isFault = (each: Partial<BlockFault> | null | undefined): boolean =>
  Array.isArray(each?.path) &&
  [each.fault?.code, each.fault?.message, each.fault?.hint].every(isText)

/** JavaScript lets code return anything, and what it would lack is told to editors. */
const asFaults = (found: BlockFault[]): BlockFault[] => {
  if (Array.isArray(found) && found.every(isFault)) return found
  throw new TypeError(
    `faults returned ${JSON.stringify(found)}, not a list of { path, fault: { code, message, hint } }`,
  )
}

const blaming =
  <Value>(type: string, faults: (block: Value) => BlockFault[]) =>
  (block: Value): BlockFault[] => {
    try {
      return asFaults(faults(block))
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
) => ({
  ...defineBlock(type, words, fields, {
    ...options,
    ...(faults && { faults: blaming(type, faults) }),
  }),
  isOwn: true,
  options: [...Object.keys(options), ...(faults ? ['faults'] : [])],
})
