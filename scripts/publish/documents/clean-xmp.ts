import { deflateSync } from 'node:zlib'
import { spansIn } from './spans-in.ts'

/** Properties in which people and their computers are named (ISO 16684-1, and Adobe's schemas for PDF). */
const PEOPLE = ['dc:creator', 'pdf:Author', 'pdfx:Company', 'pdfx:SourceModified', 'xmpMM:History']

/** A stream of XMP, where its data begins (ISO 32000-1, 14.3.2). */
const METADATA = /\/Type\s{0,9}\/Metadata\b[^>]{0,300}>>\s{0,9}stream\r?\n/

/** Longer than what stands before `/Type` in the dictionary of a stream. */
const DICTIONARY = 300

/** Nothing, packed as streams are; readers stop at its end. */
const NOTHING = deflateSync('')

/** Whether the data of a stream is packed, by its dictionary. */
const isPacked = ({ 0: head, index, input }: RegExpExecArray): boolean => {
  const before = input.slice(Math.max(0, index - DICTIONARY), index)
  return (before.slice(before.lastIndexOf('obj') + 1) + head).includes('/Filter')
}

/** Takes out of a PDF what its XMP says of people: single properties, or all of it where it can't be read as it is. */
export const cleanXmp = (text: string, cleaned: Buffer): void => {
  for (const name of PEOPLE) {
    const opening = new RegExp(`<${name}(?:\\s[^<>]{0,200})?>`)
    for (const span of spansIn(text, opening, `</${name}>`)) cleaned.fill(' ', ...span)
    for (const span of spansIn(text, new RegExp(`\\s${name}="`), '"')) cleaned.fill(' ', ...span)
  }
  for (const [start, end] of spansIn(text, METADATA, 'endstream', isPacked)) {
    cleaned.fill(0, start, end)
    NOTHING.copy(cleaned, start, 0, end - start)
  }
}
