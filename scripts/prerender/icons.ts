import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { SiteFile } from '../content/emit.ts'

/** Sizes in pixels: Apple's home screen, and the two that a web app manifest asks for. */
const SIZES = [180, 192, 512]

/** How much of an app icon its drawing fills; systems cut the corners off. */
const FILLED = 0.72

const address = (size: number) => `/icons/${size}.png`

/** Address of the icon for Apple's home screen. */
export const TOUCH_ICON = address(180)

export const MANIFEST = '/manifest.webmanifest'

const drawIcon = async (drawing: Buffer, size: number, ground: string): Promise<Buffer> => {
  const inside = Math.round(size * FILLED)
  // Drawn at a density that gives the SVG more pixels than it is shown with.
  const mark = await sharp(drawing, { density: 600 })
    .resize(inside, inside, { fit: 'contain', background: '#0000' })
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const manifest = ({ shell, theme }: SiteFile) => ({
  name: shell.company.name,
  lang: shell.language,
  start_url: '/',
  display: 'browser',
  background_color: theme.paper,
  theme_color: theme.paper,
  icons: SIZES.map((size) => ({ src: address(size), sizes: `${size}x${size}`, type: 'image/png' })),
})

/** Path of the site's icon. */
export const iconOf = ({ media, shell }: SiteFile): string => {
  const icon = media.find(({ url }) => url === shell.icon.url)
  if (!icon) throw new Error(`The icon ${shell.icon.url} is not among the published media`)
  return icon.location
}

/** Writes the app icons, drawn from the site's icon on its paper, and the web app manifest. */
export const writeIcons = async (site: SiteFile, directory: string): Promise<void> => {
  const drawing = await fs.readFile(iconOf(site))
  await fs.mkdir(path.join(directory, 'icons'), { recursive: true })
  for (const size of SIZES) {
    const image = await drawIcon(drawing, size, site.theme.paper)
    await fs.writeFile(path.join(directory, address(size)), image)
  }
  await fs.writeFile(path.join(directory, MANIFEST), JSON.stringify(manifest(site)))
}
