import type { Slip } from './slip.ts'

/** Words right above a line of strokes: they become a heading, and mostly a line was meant. */
const underlined = (text: string, offset: number): Slip[] => {
  const [, line] = /^(?!#)([^\n]*)\n[ \t]*-+[ \t]*$/.exec(text) ?? []
  const value = line?.trimEnd()
  return value === undefined ? [] : [{ kind: 'underline', value, offset, meant: `## ${value}` }]
}

/** One sign right below a line of text: elsewhere it makes a note. */
const noted = (text: string, offset: number, above: string): Slip[] => {
  const [, value] = /^#[ \t]+(\S.*)$/.exec(text) ?? []
  const isNote = value !== undefined && /[^\s#][^\n]*\n[ \t]*$/.test(above)
  return isNote ? [{ kind: 'note', value: text, offset, meant: `## ${value}` }] : []
}

/**
 * What became a heading and was not meant as one.
 *
 * @param above what stands before it
 */
export const inHeading = (text: string, offset: number, above: string): Slip[] => [
  ...underlined(text, offset),
  ...noted(text, offset, above),
]
