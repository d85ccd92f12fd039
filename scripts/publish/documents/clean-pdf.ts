import { cleanPhotographs } from './clean-photographs.ts'
import { cleanXmp } from './clean-xmp.ts'
import { spansIn } from './spans-in.ts'

/** The signature of a document covers all of it: whoever changes a byte breaks it (ISO 32000-1, 12.8.1). */
const SIGNATURE = /\/ByteRange\s{0,9}\[/

/** Where a trailer names what programs note about a document and its author (ISO 32000-1, 14.3.3): `/Info 5 0 R` */
const NAMED_NOTES = /\/Info\s{1,9}(\d{1,10}\s{1,9}\d{1,5})\s{1,9}R\b/g

/** Where an object begins (ISO 32000-1, 7.3.10): `5 0 obj` */
const OBJECT = /(?<!\d)(\d{1,10}\s{1,9}\d{1,5})\s{1,9}obj\b/

/** `5 0` and `5  0` are one object. */
const objectOf = (written: string): string => written.replace(/\s+/, ' ')

/** Takes out the notes, and each name under which they are found. */
const cleanNotes = (text: string, cleaned: Buffer): void => {
  const notes = new Set<string>()
  for (const { 0: named, 1: object = '', index } of text.matchAll(NAMED_NOTES)) {
    cleaned.fill(' ', index, index + named.length)
    notes.add(objectOf(object))
  }
  const isNotes = ([, object = '']: RegExpExecArray) => notes.has(objectOf(object))
  for (const [start, end] of spansIn(text, OBJECT, 'endobj', isNotes))
    cleaned.write(' <<>>'.padEnd(end - start), start, end - start, 'latin1')
}

/**
 * A PDF without what programs note about its author (name, company, computer), and without the notes of cameras.
 * Blanks take their place, so that everything else stays where the document's tables say. Notes that are packed
 * together with other objects stay, but the document does not name them any more. A signed document stays as it is.
 */
export const cleanPdf = (document: Buffer): Buffer => {
  const text = document.toString('latin1')
  if (SIGNATURE.test(text)) return document
  const cleaned = Buffer.from(document)
  cleanNotes(text, cleaned)
  cleanXmp(text, cleaned)
  cleanPhotographs(text, cleaned)
  return cleaned
}
