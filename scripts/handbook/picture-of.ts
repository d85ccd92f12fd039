/** Where a block's picture is, seen from the handbook. */
export const pictureOf = (type: string): string => `bausteine/${type}.webp`
