/** A text for programs, which compare letter by letter: without what only typesetting has put in (`typeset`). */
export const plain = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
