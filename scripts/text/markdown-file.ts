/** The key of the text below the front matter, among the keys above it. */
export const BODY = 'content'

/** Whether a file has a text below its front matter. */
export const isMarkdown = (name: string): boolean => name.endsWith('.md')

/** What a file with a text below its front matter is called: `erntebrot`; nothing for other files. */
export const markdownName = (name: string): string | undefined => /([^/]+)\.md$/.exec(name)?.[1]
