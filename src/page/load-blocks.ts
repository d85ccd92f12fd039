import type { Block, BlockComponent, BlockType } from '../blocks/block.ts'
import { loaders } from '../blocks/components.ts'

/** Components by block type, as far as a page needs them. */
export type BlockComponents = { [T in BlockType]?: BlockComponent<T> }

/** Loads the components of these blocks, each type once. */
export const loadBlocks = async (blocks: readonly Block[]): Promise<BlockComponents> => {
  const types = [...new Set(blocks.map(({ type }) => type))]
  const components = await Promise.all(types.map((type) => loaders[type]()))
  return Object.fromEntries(types.map((type, index) => [type, components[index]]))
}
