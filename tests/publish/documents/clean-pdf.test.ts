import { deflateSync, inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPdf } from '../../../scripts/publish/documents/clean-pdf.ts'
import { pdf } from '../../pdf.ts'
import { photograph } from '../../photograph.ts'

const AUTHOR = 'Sabine Krause'

const textOf = (bytes: Buffer) => bytes.toString('latin1')

describe('a document', () => {
  it('tells nobody who wrote it', () => {
    const document = pdf({ author: AUTHOR })
    expect(textOf(document).split(AUTHOR)).toHaveLength(3)
    const cleaned = textOf(cleanPdf(document))
    expect(cleaned).not.toContain(AUTHOR)
    expect(cleaned).not.toContain('Schreibprogramm')
  })

  it('keeps everything else where its table of objects says it is', () => {
    const document = pdf({ author: AUTHOR })
    const cleaned = cleanPdf(document)
    expect(cleaned).toHaveLength(document.length)
    const changed = [...document.keys()].filter((at) => document[at] !== cleaned[at])
    const shown = (at: number) => String.fromCharCode(cleaned[at] ?? 0)
    expect([...new Set(changed.map(shown))].sort()).toEqual([' ', '>'])
    expect(textOf(cleaned)).toContain('<dc:title>Preise</dc:title>')
    expect(textOf(cleaned)).toMatch(/4 0 obj <<>>\s+endobj/)
  })

  it('knows its notes by a name that is spaced otherwise', () => {
    const text = textOf(pdf({ author: AUTHOR })).replace('/Info 4 0 R', '/Info 4  0 R')
    expect(textOf(cleanPdf(Buffer.from(text, 'latin1')))).not.toContain(AUTHOR)
  })

  it('no longer names notes that are compressed', () => {
    const text = textOf(pdf({ author: AUTHOR })).replace('/Info 4 0 R', '/Info 9 0 R')
    expect(textOf(cleanPdf(Buffer.from(text, 'latin1')))).not.toContain('/Info')
  })

  it('tells nobody by the attributes of its XMP', () => {
    const more = `6 0 obj\n<</Subtype/XML/Type/Metadata>>stream\n<rdf:Description pdf:Author="${AUTHOR}" dc:format="x"/>\nendstream\nendobj\n`
    const cleaned = textOf(cleanPdf(pdf({ author: '', more })))
    expect(cleaned).not.toContain(AUTHOR)
    expect(cleaned).toContain('dc:format="x"')
  })

  it('tells nobody by XMP that is packed: what is read of it is nothing', () => {
    const packed = deflateSync(`<dc:creator>${AUTHOR}</dc:creator>`).toString('latin1')
    const head = `<</Type/Metadata/Subtype/XML/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
    const document = pdf({ author: '', more: `6 0 obj\n${head}${packed}\nendstream\nendobj\n` })
    const cleaned = cleanPdf(document)
    const start = cleaned.indexOf(head) + head.length
    expect(inflateSync(cleaned.subarray(start, start + packed.length))).toHaveLength(0)
    expect(cleaned).toHaveLength(document.length)
  })

  it('tells nobody where its photographs were taken, and shows them as before', async () => {
    const photo = await photograph(40, 30)
    const head = `<</Type/XObject/Subtype/Image/Filter/DCTDecode/Length ${photo.length}>>\nstream\n`
    const more = `6 0 obj\n${head}${textOf(photo)}\nendstream\nendobj\n`
    const document = pdf({ author: '', more })
    const cleaned = cleanPdf(document)
    expect(cleaned).toHaveLength(document.length)
    const start = cleaned.indexOf(head) + head.length
    const shown = cleaned.subarray(start, start + photo.length)
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    expect(textOf(shown)).not.toMatch(/Exif|Kamera/)
    expect((await sharp(shown).metadata()).exif).toBeUndefined()
    expect(await sharp(shown).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer())
  })

  it('with a photograph that is cut off is none the worse', async () => {
    const photo = await photograph(40, 30)
    for (const length of [3, 4, 5, 30]) {
      const begun = photo.toString('latin1', 0, length)
      const cut = Buffer.from(`%PDF-1.7\nstream\n${begun}endstream`, 'latin1')
      expect(cleanPdf(cut)).toHaveLength(cut.length)
    }
  })

  it('in which photographs begin within photographs, time and again, is done soon', () => {
    // Each begins with a segment that leads over the beginning of the next one.
    const nested = 'stream\n\xff\xd8\xff\xe0\x00\x0b'.repeat(200_000)
    const document = pdf({ author: '', more: `6 0 obj\n${nested}\nendstream\nendobj\n` })
    expect(cleanPdf(document)).toHaveLength(document.length)
  })

  it('that is signed stays as it is: each changed byte would break its signature', () => {
    const more = '6 0 obj\n<</Type/Sig/ByteRange [0 840 960 240]>>\nendobj\n'
    const signed = pdf({ author: AUTHOR, more })
    expect(cleanPdf(signed).equals(signed)).toBe(true)
  })

  it.each([
    ['of another program', '/Info /Info 4 R <dc:creator> 4 0 obj'],
    ['that is empty', ''],
  ])('%s is none the worse', (_, text) => {
    expect(textOf(cleanPdf(Buffer.from(text)))).toHaveLength(text.length)
  })
})
