/** A text without its signs and spaces. */
export const lettersIn = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
