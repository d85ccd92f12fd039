import type { Slip } from './slip.ts'

/** Code that nobody marked as such: a paragraph behind four spaces. */
export const inCode = (text: string, offset: number): Slip[] => {
  const [value = ''] = text.trimStart().split(/\r?\n/, 1)
  const start = offset + text.length - text.trimStart().length
  return /^(?:```|~~~)/.test(value) ? [] : [{ kind: 'indent', value, offset: start, meant: value }]
}
