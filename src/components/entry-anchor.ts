/** Where an entry stands on the page of a list; no block has such an id. */
export const entryAnchor = (id: string): string => `eintrag-${id}`
