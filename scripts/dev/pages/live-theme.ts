import type { Theme } from '../../../src/content/site/theme.ts'
import { type Looks, themeStyle } from '../../theme/style.ts'

/**
 * All that a theme decides, while it is being chosen: the typeface is seen however late it comes, which visitors are
 * spared in the middle of reading.
 */
export const liveTheme = (theme: Theme, looks: Looks): string =>
  themeStyle(theme, looks).replace(/font-display:\s*\w+/g, 'font-display: swap')
