/** Mail programs, above all on Windows, cut off addresses that are much longer. */
const LIMIT = 1_900

const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))

/** As much of a text as fits into a link, and a mark where something is missing. */
const shorten = (text: string, room: number): string => {
  if (encode(text).length <= room) return encode(text)
  let letters = [...text]
  while (encode(`${letters.join('')} …`).length > room) {
    letters = letters.slice(0, Math.floor(letters.length * 0.95))
  }
  return encode(`${letters.join('')} …`)
}

/** Opens the visitor's mail program with the text in it (RFC 6068). */
export const mailtoHref = (address: string, subject: string, body: string): string => {
  const start = `mailto:${address}?subject=${encode(subject)}&body=`
  return start + shorten(body, LIMIT - start.length)
}
