import { loaders } from 'virtual:gewerk/components'
import type { AnyBlockComponent, Block } from '../blocks/any-block.ts'
import { componentName } from '../blocks/component-name.ts'
import { own } from '../content/own.ts'

/** Components by block type, as far as a page needs them. */
export type BlockComponents = Readonly<Record<string, AnyBlockComponent>>

/** Fails as a promise does: nobody would hear of what the ones beside it come to. */
const load = async (type: string): Promise<AnyBlockComponent> => {
  const module = await own(loaders, type)?.()
  const component = module?.[componentName(type)]
  if (component) return component
  throw new Error(`There is no block ${type}`)
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
