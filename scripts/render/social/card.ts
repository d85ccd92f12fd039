import sharp from 'sharp'
import type { Theme } from '../../../src/content/theme.ts'
import { CARD } from '../../resolve/meta.ts'
import { breakLines } from './break-lines.ts'
import type { Lettering } from './lettering.ts'
import { ornaments } from './ornaments.ts'

const MARGIN = 80
const COLUMN = 760
/** Where title and name begin. */
const LEFT = MARGIN + 20
const SIZES = [76, 66, 56, 46]
const LINE_HEIGHT = 1.1
const MOST_LINES = 4

export interface CardParts {
  title: string
  company: string
  theme: Theme
  /** The site's icon, an SVG. */
  icon: Buffer
  lettering: Lettering
}

/** The largest size at which a title fits, and its lines. */
const setTitle = (title: string, { widthOf }: Lettering) => {
  const fitting = SIZES.map((size) => ({
    size,
    lines: breakLines(title, COLUMN, (line) => widthOf(line, size)),
  }))
  const fits = ({ size, lines }: (typeof fitting)[number]) =>
    lines.length <= MOST_LINES && lines.every((line) => widthOf(line, size) <= COLUMN)
  return fitting.find(fits) ?? fitting[fitting.length - 1] ?? { size: 46, lines: [title] }
}

const drawCard = ({ title: words, company, theme, lettering }: CardParts): string => {
  const { size, lines } = setTitle(words, lettering)
  const step = size * LINE_HEIGHT
  const top = (CARD.height - (lines.length - 1) * step) / 2 + size * 0.2
  const title = lines.map((line, index) => lettering.draw(line, LEFT, top + index * step, size))
  const name = lettering.draw(company, LEFT, 522, 34)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${theme.ground}"/>${ornaments[theme.ornament](theme, LEFT)}
<g fill="${theme.ink}">${title.join('')}</g><g fill="${theme.accent}">${name}</g></svg>`
}

const ICON = 220

/** The picture for shared links to a page: its title in the company's colours, and its mark. */
export const renderCard = async (parts: CardParts): Promise<Buffer> => {
  const mark = await sharp(parts.icon, { density: 600 })
    .resize(ICON, ICON, { fit: 'contain', background: '#0000' })
    .toBuffer()
  const left = CARD.width - MARGIN - ICON
  const top = Math.round((CARD.height - ICON) / 2) - 20
  return sharp(Buffer.from(drawCard(parts)))
    .composite([{ input: mark, left, top }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
