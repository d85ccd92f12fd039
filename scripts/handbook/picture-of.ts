import type { BlockType } from '../../src/blocks/schemas.ts'

/** Where a block's picture is, seen from the handbook. */
export const pictureOf = (type: BlockType): string => `bausteine/${type}.webp`
