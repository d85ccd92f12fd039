/** The letters of the bytes from 0x80 to 0x9f, in which it differs from Latin 1. */
const OWN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** A text as old Windows programs save it. Some versions of Node take it for Latin 1 (nodejs/node#56542). */
export const readWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => OWN.charAt(sign.charCodeAt(0) - 0x80))
