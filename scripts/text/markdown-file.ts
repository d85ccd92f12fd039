/** The key of the text below the front matter, among the keys above it. */
export const BODY = 'content'

/** Whether a file has a text below its front matter. */
export const isMarkdown = (name: string): boolean => name.endsWith('.md')
