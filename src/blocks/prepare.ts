import type { CollectionName } from '../content/collection-names.ts'
import type { Block } from './any-block.ts'

/** What a block may look up while its page is made; what it asks for is what the page rests on. */
export interface Around {
  /** The day for which the site is made, ISO 8601. */
  readonly today: string
  /** The website's own: `de`. */
  readonly language: string
  /** An entry as it is written, with all its periods; undefined where it has faults. */
  written: (collection: CollectionName, id: string) => unknown
}

/** What is worked out of a block once, when its page is made. */
export interface Prepared<Shown> {
  /** Takes the place of fields of the block; undefined leaves one out. */
  shown: Shown
  /** What the block asks for only later, in a file of its own; see `useLater`. */
  later?: unknown
}

export type Prepare<Shown = Readonly<Record<string, unknown>>> = (
  block: Block,
  around: Around,
) => Prepared<Shown>
