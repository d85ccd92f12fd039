/** A value between quotation marks. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** A line with what belongs to it in braces. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indent(lines),
  '}',
]
