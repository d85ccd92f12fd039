/** Folder of the blocks' pictures, seen from the handbook. */
export const PICTURES = 'bausteine'

/** Where a block's picture is, seen from the handbook. */
export const pictureOf = (type: string): string => `${PICTURES}/${type}.webp`
