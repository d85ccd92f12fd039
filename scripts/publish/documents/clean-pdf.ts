/** The signature of a document covers all of it: whoever changes a byte breaks it (ISO 32000-1, 12.8.1). */
const SIGNATURE = /\/ByteRange\s{0,9}\[/

/** Where a trailer names what programs note about a document and its author (ISO 32000-1, 14.3.3): `/Info 5 0 R` */
const NAMED_NOTES = /\/Info\s{1,9}(\d{1,10}\s{1,9}\d{1,5})\s{1,9}R\b/g

/** Where an object begins (ISO 32000-1, 7.3.10): `5 0 obj` */
const OBJECT = /(?<!\d)(\d{1,10}\s{1,9}\d{1,5})\s{1,9}obj\b/g

/** Elements of XMP in which people and their computers are named (ISO 16684-1, and Adobe's schemas for PDF). */
const PEOPLE = ['dc:creator', 'pdf:Author', 'pdfx:Company', 'pdfx:SourceModified', 'xmpMM:History']

/** `5 0` and `5  0` are one object. */
const objectOf = (written: string): string => written.replace(/\s+/, ' ')

/** From where to where something stands between what begins it and what ends it, time and again. */
const spansIn = function* (
  text: string,
  begins: RegExp,
  ends: string,
  isMeant: (found: RegExpExecArray) => boolean = () => true,
): Generator<[start: number, end: number]> {
  const beginning = new RegExp(begins, 'g')
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    if (!isMeant(found)) continue
    const start = beginning.lastIndex
    const end = text.indexOf(ends, start)
    // Neither does any further one end: looking for each of thousands would take for ever.
    if (end === -1) return
    yield [start, end]
    beginning.lastIndex = end
  }
}

/**
 * A PDF without the notes that programs write into it about its author: name, company, computer. Blanks take their
 * place, so that everything else stays where the document's tables say it is. Notes that are compressed are no longer
 * named by the document; one that is signed stays as it is.
 */
export const cleanPdf = (document: Buffer): Buffer => {
  const text = document.toString('latin1')
  if (SIGNATURE.test(text)) return document
  const cleaned = Buffer.from(document)
  const notes = new Set<string>()
  for (const { 0: named, 1: object = '', index } of text.matchAll(NAMED_NOTES)) {
    cleaned.fill(' ', index, index + named.length)
    notes.add(objectOf(object))
  }
  const isNotes = ([, object = '']: RegExpExecArray) => notes.has(objectOf(object))
  for (const [start, end] of spansIn(text, OBJECT, 'endobj', isNotes))
    cleaned.write(' <<>>'.padEnd(end - start), start, end - start, 'latin1')
  for (const name of PEOPLE)
    for (const [start, end] of spansIn(
      text,
      new RegExp(`<${name}(?:\\s[^<>]{0,200})?>`),
      `</${name}>`,
    ))
      cleaned.fill(' ', start, end)
  return cleaned
}
