import { FAVICON, ICON_SIZES, iconFile, WEB_MANIFEST } from '../../addresses/own-files.ts'
import { digestOf } from '../../machine/digest.ts'
import { loadSharp } from '../../read/media/load-sharp.ts'
import { type Original, readAgain } from '../../read/media/read-again.ts'
import { drawMark } from '../../render/draw-mark.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import type { PublishedSite } from '../published-site.ts'

/** Sizes of the favicon in pixels, for screens of every fineness. */
const FAVICON_SIZES = [16, 32, 48]

/** How much of an app icon its drawing fills; systems cut the corners off. */
const FILLED = 0.72

const drawIcon = async (drawing: Buffer, size: number, ground: string): Promise<Buffer> => {
  const mark = await drawMark(drawing, Math.round(size * FILLED))
  const sharp = await loadSharp()
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Addresses count from where it lies. */
const manifest = ({ shell, theme }: PublishedSite) => ({
  name: shell.company.name,
  lang: shell.language,
  start_url: './',
  display: 'browser',
  background_color: theme.paper,
  theme_color: theme.paper,
  icons: ICON_SIZES.map((size) => ({
    src: iconFile(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
})

/** The site's icon. */
export const iconOf = ({ media, shell }: PublishedSite): Original => {
  const icon = media.find(({ addresses }) => addresses.includes(shell.icon.url))
  if (!icon) throw new Error(`The icon ${shell.icon.url} is not among the published media`)
  return icon
}

/** An ICO file of PNGs, as Windows and every browser have read them since Vista. */
const packIcons = (images: { size: number; png: Buffer }[]): Buffer => {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0])
  const [entryBytes, headerBytes] = [16, header.length]
  let offset = headerBytes + entryBytes * images.length
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}

const drawFavicon = async (drawing: Buffer): Promise<Buffer> => {
  const draw = async (size: number) => ({ size, png: await drawMark(drawing, size) })
  return packIcons(await Promise.all(FAVICON_SIZES.map(draw)))
}

const drawAll = async (site: PublishedSite): Promise<Buffer[]> => {
  const drawing = await readAgain(iconOf(site))
  const icons = ICON_SIZES.map((size) => drawIcon(drawing, size, site.theme.paper))
  return Promise.all([...icons, drawFavicon(drawing)])
}

/**
 * Writes the app icons, drawn from the site's icon on its paper, the web app manifest, and the favicon
 * for what does not read the documents.
 */
export const writeIcons = async (
  site: PublishedSite,
  { make, write }: SiteWriter,
): Promise<void> => {
  await make({
    names: [...ICON_SIZES.map(iconFile), FAVICON],
    inputs: digestOf([site.shell.icon.url, site.theme.paper]),
    make: () => drawAll(site),
  })
  await write(WEB_MANIFEST, JSON.stringify(manifest(site)))
}
