import type { Slip } from './slip.ts'

/** Words right above a line of strokes: they become a heading, and mostly a line was meant. */
export const inHeading = (text: string, offset: number): Slip[] => {
  const [, value] = /^(?!#)([^\n]*?)[ \t]*\r?\n[ \t]*-+[ \t]*$/.exec(text) ?? []
  return value === undefined ? [] : [{ kind: 'underline', value, offset, meant: `## ${value}` }]
}
