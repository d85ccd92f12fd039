import type { Theme } from '../../../src/content/site/theme.ts'
import { CARD } from '../../resolve/page/meta.ts'

/** Radius of bends and ends in pixels, as far as `most`. */
const radius = ({ corner }: Theme, most: number): number =>
  ({ soft: most / 2, round: most, square: 0 })[corner]

/** Along the left and lower edge. */
const pipe = (theme: Theme): string => {
  const bend = radius(theme, 80)
  const arc = `a${bend} ${bend} 0 0 0 ${bend} ${bend}`
  return `<path d="M40 0V${590 - bend}${arc}H1200" fill="none" stroke="${theme.line}" stroke-width="8"/>`
}

/** Short, above the title's column. */
const rule = (theme: Theme, left: number): string =>
  `<rect x="${left}" y="84" width="140" height="12" rx="${radius(theme, 6)}" fill="${theme.line}"/>`

const band = ({ line }: Theme): string =>
  `<rect width="36" height="${CARD.height}" fill="${line}"/>`

/**
 * What a theme's ornament draws on the picture for shared links, as SVG.
 *
 * @param left where the title's column begins, in pixels
 */
export const ornaments: Record<Theme['ornament'], (theme: Theme, left: number) => string> = {
  pipe,
  rule,
  band,
  none: () => '',
}
