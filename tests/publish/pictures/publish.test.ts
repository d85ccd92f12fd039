import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addressesOf } from '../../../scripts/addresses/media-address.ts'
import { product } from '../../../scripts/product/product.ts'
import { openCache } from '../../../scripts/publish/pictures/cache.ts'
import { openPhotograph } from '../../../scripts/publish/pictures/encode.ts'
import { publishMedia } from '../../../scripts/publish/pictures/publish.ts'
import type { PublishedMedia } from '../../../scripts/publish/published-site.ts'
import { openSiteWriter } from '../../../scripts/publish/site-writer.ts'
import { measureMedia } from '../../../scripts/read/media.ts'
import { read } from '../../../scripts/read/read.ts'
import { photographsIn } from '../../../scripts/read/sanitize-svg.ts'
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
