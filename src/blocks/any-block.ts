import type { ComponentType } from 'react'
import type { FieldAttributes } from '../components/field-attributes.ts'
import type { ListPages } from '../content/list-pages.ts'

/** A block of any type, as a page holds it. */
export interface Block {
  type: string
  /** Unique on its page: the fragment that an editor chose, or type and position. */
  id: string
  lang?: string
  /** What the block stands on, where that is not the page. */
  floor?: string
  /** The block's interface strings. */
  ui: unknown
  /** Where this is one of the pages of the block's list. */
  pages?: ListPages
  /** Address of what it asks for only later. */
  later?: string
  [field: string]: unknown
}

/** A block's component where its type is not known. */
export type AnyBlockComponent = ComponentType<{ block: Block; field: FieldAttributes }>
