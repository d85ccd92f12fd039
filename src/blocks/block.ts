import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { FieldAttributes } from '../components/field-attributes.ts'
import type { Resolved } from '../content/collections/resolved.ts'
import type { ListPages } from '../content/list-pages.ts'
import type { BlockDeclaration } from './define-block.ts'
import type { Prepare } from './prepare.ts'

export type { FieldAttributes }

type Declared = Pick<BlockDeclaration, 'schema' | 'ui'>

/** What a declaration works out of its blocks. */
type ShownOf<Declaration> = Declaration extends { prepare: Prepare<infer Shown> | undefined }
  ? Shown
  : Record<never, never>

/** A declared block as its component receives it: checked, looked up, filled in. */
export type BlockOf<Declaration extends Declared> = Omit<
  Omit<Resolved<z.output<Declaration['schema']>>, 'id'> & {
    ui: Resolved<z.output<Declaration['ui']>>
  },
  keyof ShownOf<Declaration>
> &
  ShownOf<Declaration> & { id: string; pages?: ListPages; later?: string }

export interface BlockProps<Declaration extends Declared> {
  block: BlockOf<Declaration>
  field: FieldAttributes
}

/** The component of a block: `BlockComponent<typeof stats>`. */
export type BlockComponent<Declaration extends Declared> = ComponentType<BlockProps<Declaration>>
