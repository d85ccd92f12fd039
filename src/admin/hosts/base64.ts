/** As many as a function takes arguments in every browser. */
const AT_ONCE = 0x8000

/** Bytes in base64 (RFC 4648, section 4). */
export const bytesToBase64 = (bytes: Uint8Array): string => {
  let signs = ''
  for (let start = 0; start < bytes.length; start += AT_ONCE)
    signs += String.fromCharCode(...bytes.subarray(start, start + AT_ONCE))
  return btoa(signs)
}

/** A text as UTF-8 in base64. */
export const toBase64 = (text: string): string => bytesToBase64(new TextEncoder().encode(text))

/** The text again; a mark at its beginning is kept, line breaks between the signs are none of it. */
export const fromBase64 = (encoded: string): string => {
  const bytes = Uint8Array.from(atob(encoded.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
  return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)
}
