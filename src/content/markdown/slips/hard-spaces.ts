import type { Slip } from './slip.ts'

/**
 * `##\u00a0Sorten`, `-\u00a0Roggen`: the space that a Mac types with the option key, which makes neither heading nor
 * entry. Behind a number it is meant: `1.\u00a0Mai`.
 */
const HARD_SPACE = /^([ \t]*)((?:#{1,6}|[-*+])[\u00A0\u202F]+\S[^\r\n]*)/gm

/** Lines of a paragraph whose sign does nothing because of the space behind it, together. */
export const inHardSpaces = (text: string, offset: number): Slip[] => {
  if (!/[\u00A0\u202F]/.test(text)) return []
  const [first, ...others] = [...text.matchAll(HARD_SPACE)].map(
    ({ 1: margin = '', 2: value = '', index }) => ({
      value,
      offset: offset + index + margin.length,
      meant: value.replace(/[\u00A0\u202F]+/, ' '),
    }),
  )
  return first ? [{ kind: 'hard-space', ...first, ...(others.length > 0 && { others }) }] : []
}
