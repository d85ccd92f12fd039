import type { Theme } from '../../src/content/site/theme.ts'
import { type Palette, palettes } from './palette.ts'

/** What lies on the deep floor of a page: the same names with other values, so that all on it follows. */
const DEEP = '.block--consultation,.contact__details,.site-footer,.floor-deep'

const rule = (selector: string, values: Record<string, string>): string =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** What another palette has differently. */
const difference = (palette: Palette, from: Palette): Partial<Palette> =>
  Object.fromEntries(
    Object.entries(palette).filter(([name, value]) => from[name as keyof Palette] !== value),
  )

/**
 * The colours of every floor. Text takes `ink`, `muted` and `accent`; `trim` draws lines, `highlight`
 * marks. In either scheme `bright` is what logos are drawn for.
 */
export const floorStyle = (theme: Theme): string => {
  const { light, deep, dark, night } = palettes(theme)
  const inDark =
    rule(':root', difference(dark, light)) + rule('.site-footer', difference(night, deep))
  return `${rule(':root', { ...light, bright: theme.ground })}${rule(DEEP, deep)}@media (prefers-color-scheme: dark){${inDark}}`
}
