/** What programs note in a document. */
export interface Notes {
  author: string
  /** Further objects, as they stand in the file. */
  more?: string
}

const xmp = (author: string) =>
  `<x:xmpmeta><rdf:Description><dc:title>Preise</dc:title><dc:creator><rdf:Seq><rdf:li>${author}</rdf:li></rdf:Seq></dc:creator></rdf:Description></x:xmpmeta>`

/** A PDF of one empty page, with its table of objects, and with notes about its author where there are any. */
export const pdf = ({ author, more = '' }: Notes = { author: '' }): Buffer => {
  const metadata = xmp(author)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Metadata 5 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    `<</Title(Preise)/Author(${author})/Creator(Schreibprogramm)>>`,
    `<</Type/Metadata/Subtype/XML/Length ${metadata.length}>>\nstream\n${metadata}\nendstream`,
  ]
  let text = '%PDF-1.7\n'
  const table = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  text += more
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table.join('')}`
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 4 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
