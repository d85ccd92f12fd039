/** A text as UTF-8 in base64 (RFC 4648, section 4). */
export const toBase64 = (text: string): string => {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The text again; a mark at its beginning is kept, line breaks between the signs are none of it. */
export const fromBase64 = (encoded: string): string => {
  const bytes = Uint8Array.from(atob(encoded.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))
  return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)
}
