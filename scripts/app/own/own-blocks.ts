import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { product, productWith } from '../../product/product.ts'
import { ownDeclarations } from './own-declarations.ts'

/**
 * The product with a company's own blocks, and their folder, where there are any.
 *
 * @param cache takes what has been compiled
 * @param company its folder, and the running program's `blocks.js`, with which they are compiled
 * @throws WrongUsage where something is wrong with them
 */
export const withOwnBlocks = async (
  cache: string,
  { folder, interfaceFile }: { folder: string; interfaceFile?: string },
) => {
  const blocks = path.join(folder, 'blocks')
  if (!interfaceFile || !existsSync(blocks)) return undefined
  // The bundler follows every link, and names files by where they really are.
  const ownBlocks = realpathSync.native(blocks)
  const system = product.model.blocks.map(({ type }) => type)
  const own = await ownDeclarations({ folder: ownBlocks, cache, interfaceFile, system })
  return own && { ...productWith(own.declarations), ownBlocks, blocksState: own.state }
}
