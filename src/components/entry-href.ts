/** Address of an entry's own page. */
export const entryHref = (entry: { href?: string }): string => entry.href ?? '#'
