import type { Theme } from '../../src/content/site/theme.ts'
import { corners } from './corners.ts'
import { floorStyle } from './floors.ts'
import { fonts } from './fonts.ts'

/** Style sheets by field and choice: `ornament/pipe`. A choice that adds nothing has none. */
export type Looks = Record<string, string>

const LOOKS = ['font', 'ornament', 'picture'] as const

/** The sheets that a theme has chosen. */
const chosen = (theme: Theme, looks: Looks): string[] =>
  LOOKS.map((field) => looks[`${field}/${theme[field]}`] ?? '')

const forms = ({ corner, font }: Theme): string[] => [
  ...Object.entries(corners[corner]).map(([name, value]) => `--${name}:${value}`),
  `--font:${fonts[font].stack}`,
]

/**
 * All that a theme decides: custom properties, and what it has chosen. Comes before all other styles,
 * because it gives the order of the layers.
 */
export const themeStyle = (theme: Theme, looks: Looks): string =>
  [
    looks.layers ?? '',
    `@layer tokens{${floorStyle(theme)}:root{${forms(theme).join(';')}}}`,
    ...chosen(theme, looks),
  ].join('')
