/** Heading of the entries in a block: one level below the block's title, if it has one. */
export const entryHeading = (blockTitle: string | undefined) => (blockTitle ? 'h3' : 'h2')
