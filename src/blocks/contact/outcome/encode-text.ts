/** Half a character, as broken programs leave it in the clipboard; no address can carry one. */
const HALVES = /\p{Surrogate}/gu

/** A text as part of an address, its lines as mail and files have them. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(HALVES, '\uFFFD').replace(/\r?\n/g, '\r\n'))
