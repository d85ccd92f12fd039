/** What stands above the changes of a patch, where git looks for nothing; of any other text, all of it. */
export const abovePatch = (text: string): string => text.split(/^diff --git /m, 1)[0] ?? ''
