/** A text, and what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** What takes the place of a part of a text, and what is selected then, counted in the new text. */
export interface MarkChange {
  from: number
  to: number
  by: string
  start: number
  end: number
}

/** What stands before the words of a line. */
const LINE_HEAD = /^\s*(?:(?:[-*+]|\d+[.)]|#{1,6}|>)\s+)?/

const WORD = /[\p{L}\p{N}_'’{}.-]/u

/** How much of a text a pattern takes. */
export const lengthAt = (pattern: RegExp, text: string): number =>
  pattern.exec(text)?.[0].length ?? 0

/** The word around the caret, where nothing is selected. */
export const withWord = ({ text, start, end }: Selected): Selected => {
  if (start !== end) return { text, start, end }
  let [from, to] = [start, end]
  while (from > 0 && WORD.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && WORD.test(text.charAt(to))) to += 1
  // The full stop behind a word ends the sentence.
  while (to > start && text.charAt(to - 1) === '.') to -= 1
  return { text, start: from, end: to }
}

/** The words alone, without the signs of their line and the space around them. */
export const trimmed = ({ text, start, end }: Selected): Selected => {
  const part = text.slice(start, end)
  if (part.trim() === '') return { text, start, end }
  return {
    text,
    start: start + lengthAt(LINE_HEAD, part),
    end: end - lengthAt(/\s*$/, part),
  }
}
