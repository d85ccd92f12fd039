/**
 * What blocks are declared with: `import { defineBlock, text } from 'gewerk/blocks'`. Public and versioned.
 * The fields say what a value means, and the system acts on it; `z` is for lists and groups of them.
 */
export { z } from 'zod'
export type { BlockComponent, BlockOf, BlockProps, FieldAttributes } from '../blocks/block.ts'
export { defineOwnBlock as defineBlock } from '../blocks/define-own-block.ts'
export {
  action,
  currentEntry,
  date,
  dated,
  entries,
  entry,
  film,
  languageTag,
  link,
  markdown,
  media,
  mentions,
  message,
  picture,
  slug,
  text,
  yearMonth,
} from '../content/fields.ts'
