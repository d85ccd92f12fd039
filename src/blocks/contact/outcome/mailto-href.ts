import { encodeText } from './encode-text.ts'

/** Mail programs, above all on Windows, cut off addresses that are much longer. */
const LIMIT = 1_900

/** As much of a text as fits into a link, and a note that the rest is missing. */
const shorten = (text: string, room: number, note: string): string => {
  if (encodeText(text).length <= room) return encodeText(text)
  let letters = [...text].slice(0, Math.max(0, room))
  const cut = () => encodeText(`${letters.join('')} …\n\n${note}`)
  while (letters.length > 0 && cut().length > room)
    letters = letters.slice(0, Math.floor(letters.length * 0.95))
  return cut()
}

export interface Mail {
  address: string
  subject: string
  body: string
  /** Says in the mail that the rest of a long body is missing. */
  cutNote: string
}

/** Opens the visitor's mail program with the text in it (RFC 6068). */
export const mailtoHref = ({ address, subject, body, cutNote }: Mail): string => {
  const start = `mailto:${address}?subject=${encodeText(subject)}&body=`
  return start + shorten(body, LIMIT - start.length, cutNote)
}
