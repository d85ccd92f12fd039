import { loaders } from 'virtual:gewerk/components'
import type { AnyBlockComponent, Block } from '../blocks/block.ts'
import { own } from '../content/own.ts'

/** Components by block type, as far as a page needs them. */
export type BlockComponents = Readonly<Record<string, AnyBlockComponent>>

const load = (type: string): Promise<AnyBlockComponent> => {
  const loader = own(loaders, type)
  if (!loader) throw new Error(`There is no block ${type}`)
  return loader()
}

/** Loads the components of these blocks, each type once. */
export const loadBlocks = async (blocks: readonly Block[]): Promise<BlockComponents> => {
  const types = [...new Set(blocks.map(({ type }) => type))]
  const components = await Promise.all(types.map(load))
  return Object.fromEntries(
    types.flatMap((type, index) => {
      const component = components[index]
      return component ? [[type, component]] : []
    }),
  )
}
