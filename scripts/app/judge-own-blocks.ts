import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { componentName } from './block-files.ts'
import { faultInDeclaration } from './fault-in-declaration.ts'
import { words } from './words.ts'

/** What the `schema.ts` of each block declares, by the block's folder. */
export type Declared = Readonly<Record<string, BlockDeclaration | undefined>>

const faultIn = (
  folder: string,
  declaration: BlockDeclaration | undefined,
  taken: ReadonlySet<string>,
): string | undefined => {
  if (!declaration) return words.noDeclaration(folder)
  if (declaration.type !== folder)
    return words.otherType(folder, declaration.type, taken.has(declaration.type))
  if (taken.has(folder)) return words.takenType(folder, componentName(folder))
  return faultInDeclaration(declaration)
}

/**
 * The declarations of a company's own blocks.
 *
 * @param system types of the system's blocks
 * @throws WrongUsage where a block is not declared as its folder says
 */
export const judgeOwnBlocks = (declared: Declared, system: readonly string[]) => {
  const taken = new Set(system)
  return Object.entries(declared).flatMap(([folder, declaration]) => {
    const fault = faultIn(folder, declaration, taken)
    if (fault) throw new WrongUsage(fault)
    return declaration ?? []
  })
}
