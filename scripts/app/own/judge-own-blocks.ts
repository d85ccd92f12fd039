import { componentName } from '../../../src/blocks/component-name.ts'
import type { BlockDeclaration } from '../../../src/blocks/define-block.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { words } from '../words.ts'
import { faultInDeclaration } from './fault-in-declaration.ts'

/** What the `schema.ts` of each block declares, by the block's folder. */
export type Declared = Readonly<Record<string, BlockDeclaration | undefined>>

const faultIn = (
  folder: string,
  declared: Declared,
  system: ReadonlySet<string>,
): string | undefined => {
  const declaration = declared[folder]
  if (!declaration) return words.noDeclaration(folder)
  const { type } = declaration
  if (system.has(folder)) return words.takenType(folder, componentName(folder))
  if (type !== folder)
    return words.otherType(folder, type, system.has(type) || Object.hasOwn(declared, type))
  return faultInDeclaration(declaration)
}

/**
 * The declarations of a company's own blocks.
 *
 * @param system types of the system's blocks
 * @throws WrongUsage where a block is not declared as its folder says
 */
export const judgeOwnBlocks = (declared: Declared, system: readonly string[]) => {
  const names = new Set(system)
  return Object.entries(declared).flatMap(([folder, declaration]) => {
    const fault = faultIn(folder, declared, names)
    if (fault) throw new WrongUsage(fault)
    return declaration ?? []
  })
}
