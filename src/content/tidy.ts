/** A text as the content would have it: in one line, or with plain line breaks in Markdown. */
export const tidy = (text: string, kind: string): string =>
  kind === 'text' ? text.replace(/[ \t\r\n]+/g, ' ').trim() : text.replace(/\r\n?/g, '\n').trim()
