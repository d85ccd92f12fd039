import type { ComponentType } from 'react'
import type { Resolved } from '../content/resolved.ts'
import type { AuthoredBlock, BlockType, BlockUi } from './schemas.ts'

export type { BlockType } from './schemas.ts'

/** A block of type `T` as its component receives it: checked, looked up, filled in. */
export type BlockOf<T extends BlockType> = Omit<Resolved<AuthoredBlock<T>>, 'id'> & {
  /** Unique on its page: the fragment that an editor chose, or type and position. */
  id: string
  /** The block's interface strings. */
  ui: Resolved<BlockUi<T>>
}

export type Block = { [T in BlockType]: BlockOf<T> }[BlockType]

/**
 * Attributes that tell the admin mode which value an element shows.
 * @param path place of the value in the block: `title`, `services.heat-pump.title`
 */
export type FieldAttributes = (path: string) => { 'data-field'?: string }

export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>
  field: FieldAttributes
}

export type BlockComponent<T extends BlockType> = ComponentType<BlockProps<T>>
