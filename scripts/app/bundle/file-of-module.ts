/** The file of a module's id, without what bundlers put behind its name. */
export const fileOfModule = (id: string): string => id.replace(/\?.*$/, '')
