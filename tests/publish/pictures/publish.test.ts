import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addressesOf } from '../../../scripts/addresses/media-address.ts'
import { product } from '../../../scripts/product/product.ts'
import { openSiteWriter } from '../../../scripts/publish/files/site-writer.ts'
import { openCache } from '../../../scripts/publish/pictures/cache.ts'
import { openPhotograph } from '../../../scripts/publish/pictures/encode.ts'
import { publishMedia } from '../../../scripts/publish/pictures/publish.ts'
import type { PublishedMedia } from '../../../scripts/publish/published-site.ts'
import { photographsIn } from '../../../scripts/read/drawing/sanitize-svg.ts'
import { measureMedia } from '../../../scripts/read/media/media.ts'
import { read } from '../../../scripts/read/read.ts'
import { within } from '../../within.ts'
import { contentFolder, emptyFolder } from '../../workspace.ts'

const PLACE_TAKEN = Buffer.from([0x25, 0x88])

const colour = (background: string, width: number, height: number) =>
  ({ create: { width, height, channels: 3, background } }) as const

/**
 * What a telephone held upright takes: 12 megapixels that lie on their side, with the place in them.
 * The red corner is in the upper left of the scene.
 */
const photo = () =>
  sharp(colour('#4d7c8a', 4000, 3000))
    .composite([{ input: colour('#ff0000', 1000, 1000), left: 0, top: 2000 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 38/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** The media of a content folder with this file in it. */
const mediaWith = async (bytes: Buffer, name = 'baustelle.JPG'): Promise<PublishedMedia[]> => {
  const folder = await contentFolder({ [`media/${name}`]: bytes })
  const media = await measureMedia((await read(folder, product.model)).media)
  const { hash, source, file } = media.get(name) ?? {}
  if (!hash || !source || !file) throw new Error(`${name} was not measured`)
  const { location } = source
  const isPhotograph = name.endsWith('.JPG')
  return [{ location, hash, isPhotograph, addresses: addressesOf(file) }]
}

/** A box of an MP4. */
const box = (name: string, ...parts: (string | Buffer)[]): Buffer => {
  const inner = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  const head = Buffer.from(`0000${name}`, 'latin1')
  head.writeUInt32BE(inner.length + head.length)
  return Buffer.concat([head, inner])
}

const publish = async (media: PublishedMedia[]) => {
  const out = await emptyFolder()
  await publishMedia(media, openSiteWriter(out), openCache(await emptyFolder()))
  const names = (await fs.readdir(path.join(out, 'media'))).sort()
  return names.map((name) => ({ name, location: path.join(out, 'media', name) }))
}

const pixelAt = async (location: string, left: number, top: number) => {
  const picture = sharp(location).extract({ left, top, width: 1, height: 1 })
  const [red = 0, green = 0] = await picture.removeAlpha().raw().toBuffer()
  return red > 2 * green ? 'red' : 'other'
}

describe('a photo from a telephone', () => {
  it('comes out upright, small, with a WebP for old browsers and without the place', async () => {
    const original = await photo()
    expect((await sharp(original).metadata()).exif?.includes(PLACE_TAKEN)).toBe(true)

    const files = await publish(await mediaWith(original))
    const endings = files.map(({ name }) => name.replace(/^baustelle\.[0-9a-f]{8}\./, ''))
    expect(endings).toEqual(['1200.avif', '1920.avif', '720.avif', '720.webp'])
    for (const { name, location } of files) {
      const { width, height, orientation, exif, xmp, iptc } = await sharp(location).metadata()
      expect(name).toContain(`.${width}.`)
      expect({ upright: height / width, orientation, exif, xmp, iptc }).toEqual({
        upright: expect.closeTo(4 / 3, 2),
      })
      expect(await pixelAt(location, 10, 10)).toBe('red')
      expect(await pixelAt(location, width - 10, height - 10)).toBe('other')
    }
  })

  it('is not encoded a second time', async () => {
    const [media] = await mediaWith(await photo())
    if (!media) throw new Error('The photo was not measured')
    const cache = openCache(await emptyFolder())
    const first = await fs.stat(await openPhotograph(media, cache).encode(720, 'avif'), {
      bigint: true,
    })
    const second = await fs.stat(await openPhotograph(media, cache).encode(720, 'avif'), {
      bigint: true,
    })
    expect([second.ino, second.mtimeNs]).toEqual([first.ino, first.mtimeNs])
  })
})

it('a film from a telephone comes out without the place, and everything else where it was', async () => {
  const film = (notes: Buffer, within: Buffer) =>
    Buffer.concat([
      box('ftyp', 'isom'),
      box('moov', box('mvhd', 'kopf'), box('trak', box('mdia', 'udta'), within), notes),
      box('mdat', 'bilder udta'),
    ])
  const place = '+51.6406+008.5167/'
  const bytes = film(box('udta', box('\xa9xyz', place)), box('meta', place))
  const [published] = await publish(await mediaWith(bytes, 'film.mp4'))
  const nothing = (length: number) => box('free', Buffer.alloc(length))
  const clean = film(nothing(box('\xa9xyz', place).length), nothing(place.length))
  expect(await fs.readFile(published?.location ?? '')).toEqual(clean)
})

/** Numbers of 32 bits, one behind the other. */
const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

/** A track of an MP4 whose samples lie in chunks at these places. */
const track = (kind: string, sizes: Buffer, perChunk: Buffer, chunks: Buffer): Buffer => {
  const table = box('stbl', box('stsz', sizes), box('stsc', perChunk), chunks)
  return box('trak', box('mdia', box('hdlr', words(0, 0), kind), box('minf', table)))
}

it('a film from a drone comes out without the places in its subtitles, and its picture where it was', async () => {
  const start = box('ftyp', 'isom')
  const [first, second] = ['GPS (8.5167, 51.6406)', 'GPS (8.5168, 51.6407)']
  const data = (...texts: string[]) =>
    box('mdat', 'Bild1', texts[0] ?? '', 'Bild2', texts[1] ?? '', texts[2] ?? '')
  const at = (text: string) => start.length + data(first, second, 'Nord').indexOf(text)
  const tracks = box(
    'moov',
    track(
      'vide',
      words(0, 5, 2),
      words(0, 1, 1, 1, 1),
      box('stco', words(0, 2, at('Bild1'), at('Bild2'))),
    ),
    track(
      'sbtl',
      words(0, 0, 2, first.length, second.length),
      words(0, 1, 1, 1, 1),
      box('stco', words(0, 2, at(first), at(second))),
    ),
    track('meta', words(0, 2, 2), words(0, 1, 1, 2, 1), box('co64', words(0, 1, 0, at('Nord')))),
  )
  const film = (...texts: string[]) => Buffer.concat([start, data(...texts), tracks])
  const [published] = await publish(await mediaWith(film(first, second, 'Nord'), 'film.mp4'))
  const clean = film(...[first, second, 'Nord'].map((text) => '\0'.repeat(text.length)))
  expect(await fs.readFile(published?.location ?? '')).toEqual(clean)
})

it('a damaged MP4 is published as it is', async () => {
  const broken = track(
    'text',
    words(0, 0, 9e8, 4e9),
    words(0, 9e8, 1, 4e9, 1),
    box('stco', words(0, 9e8, 4e9)),
  )
  const bytes = Buffer.concat([box('moov', broken, box('trak', box('mdia')))])
  const [published] = await publish(await mediaWith(bytes, 'film.mp4'))
  expect(await fs.readFile(published?.location ?? '')).toEqual(bytes)
})

it.each([
  'moov',
  'mdia',
])('an MP4 of %s in itself without an end is published as it is', async (name) => {
  const heads = Array.from({ length: 20_000 }, (_, at) => [
    words(8 * (20_000 - at)),
    Buffer.from(name),
  ])
  const bytes = box('moov', box('trak', Buffer.concat(heads.flat())))
  const [published] = await publish(await mediaWith(bytes, 'film.mp4'))
  expect((await fs.readFile(published?.location ?? '')).equals(bytes)).toBe(true)
})

it(
  'an MP4 whose chunks are all said to be the whole film is soon published',
  within(10, async () => {
    const COUNT = 500_000
    const places = Buffer.concat([words(0, COUNT), Buffer.alloc(4 * COUNT)])
    const all = track('text', words(0, 4e9, 1), words(0, 1, 1, 1, 1), box('stco', places))
    const bytes = Buffer.concat([box('moov', all), box('mdat', Buffer.alloc(1_000_000, 'x'))])
    const [published] = await publish(await mediaWith(bytes, 'film.mp4'))
    const clean = await fs.readFile(published?.location ?? '')
    expect(clean.equals(Buffer.alloc(bytes.length))).toBe(true)
  }),
)

/** An element of a WebM. */
const element = (name: number[], ...parts: (string | Buffer)[]): Buffer => {
  const inner = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  return Buffer.concat([Buffer.from([...name, 0x40 | (inner.length >> 8), inner.length]), inner])
}

/** What players pass over, as long as another element with a name of so many bytes. */
const passedOver = (name: number, content: string): Buffer => {
  const length = name + 2 + content.length
  const head = length < 129 ? [0xec, 0x80 | (length - 2)] : [0xec, 1, 0, 0, 0, 0, 0, 0, length - 9]
  return Buffer.concat([Buffer.from(head), Buffer.alloc(length - head.length)])
}

it('a WebM comes out without title, place and device, and everything else where it was', async () => {
  const tags = `LOCATION +51.6406+008.5167/ COM.ANDROID.MANUFACTURER ${'Firma '.repeat(20)}`
  const film = (notes: Buffer, title: Buffer, camera: Buffer) =>
    Buffer.concat([
      element([0x1a, 0x45, 0xdf, 0xa3], 'webm'),
      // Recorded by a browser, which knows no length when it begins.
      Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, ...Array(7).fill(0xff)]),
      element([0x15, 0x49, 0xa9, 0x66], element([0x4d, 0x80], 'Lavf'), title),
      element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0xd7], '1'), camera)),
      Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0xff]),
      element([0xa3], 'Bilder'),
      notes,
      element([0x1f, 0x43, 0xb6, 0x75], element([0xa3], 'Title')),
    ])
  const bytes = film(
    element([0x12, 0x54, 0xc3, 0x67], tags),
    element([0x7b, 0xa9], 'Baustelle Meier'),
    element([0x53, 0x6e], 'Kamera'),
  )
  const [published] = await publish(await mediaWith(bytes, 'film.webm'))
  const clean = film(passedOver(4, tags), passedOver(2, 'Baustelle Meier'), passedOver(2, 'Kamera'))
  expect(await fs.readFile(published?.location ?? '')).toEqual(clean)
})

it('a photo within a drawing comes out upright, and without the place', async () => {
  const small = await sharp(await photo())
    .resize(80, 60)
    .keepMetadata()
    .toBuffer()
  expect((await sharp(small).metadata()).exif?.includes(PLACE_TAKEN)).toBe(true)
  const dot = await sharp(colour('#ff0000', 2, 2))
    .png()
    .toBuffer()
  const address = (type: string, bytes: Buffer) =>
    `data:image/${type};base64,${bytes.toString('base64')}`
  const drawing = [small, dot].map(
    (bytes, index) => `<image href="${address(index ? 'png' : 'jpeg', bytes)}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80">${drawing.join('')}</svg>`
  const [published] = await publish(await mediaWith(Buffer.from(svg), 'logo.svg'))
  const clean = await fs.readFile(published?.location ?? '', 'utf8')
  const [photograph] = photographsIn(clean)
  const { width, height, format, exif, orientation } = await sharp(photograph).metadata()
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 60,
    height: 80,
    format: 'jpeg',
  })
  // What notes nothing stays as it is.
  expect(clean).toContain(address('png', dot))
})
