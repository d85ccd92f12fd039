import type { Theme } from '../../../src/content/site/theme.ts'
import { loadSharp } from '../../read/media/load-sharp.ts'
import { CARD } from '../../resolve/page/meta.ts'
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
  /** The site's icon as `drawMark` draws it, of the size `ICON`. */
  mark: Buffer
  lettering: Lettering
}

/** The largest size at which a title fits, and its lines; a word that fits at none of them is set smaller still. */
const setTitle = (title: string, { widthOf }: Lettering) => {
  const fitting = SIZES.map((size) => {
    const lines = breakLines(title, COLUMN, (line) => widthOf(line, size))
    return { size, lines, width: Math.max(...lines.map((line) => widthOf(line, size))) }
  })
  const found = fitting.find(({ lines, width }) => lines.length <= MOST_LINES && width <= COLUMN)
  const { size, lines, width } = found ?? (fitting.at(-1) as (typeof fitting)[number])
  return { lines, size: size * Math.min(1, COLUMN / width) }
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

/** How large the site's icon stands on each card, in pixels. */
export const ICON = 220

const LEFT_OF_MARK = CARD.width - MARGIN - ICON
const TOP_OF_MARK = Math.round((CARD.height - ICON) / 2) - 20

/** The picture for shared links to a page: its title in the company's colours, and its mark. */
export const renderCard = async (parts: CardParts): Promise<Buffer> => {
  const sharp = await loadSharp()
  return (
    sharp(Buffer.from(drawCard(parts)))
      .composite([{ input: parts.mark, left: LEFT_OF_MARK, top: TOP_OF_MARK }])
      .removeAlpha()
      // A palette takes six times as long to find as these bytes to pack, for half of them.
      .png({ compressionLevel: 7 })
      .toBuffer()
  )
}
