/** A text with the line break at its end that the former one had. */
export const withEnding = (text: string, before: string): string =>
  before.endsWith('\n') ? `${text}\n` : text
