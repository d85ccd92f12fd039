import type { Theme } from '../../src/content/theme.ts'
import { palettes } from './palette.ts'

const fonts: Record<Theme['font'], string> = {
  bricolage: '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif',
  system: 'system-ui, sans-serif',
}

/** The theme as custom properties: `--light-paper`, `--deep-ink` …; `tokens.css` says where each holds. */
export const themeStyle = (theme: Theme): string => {
  const colours = Object.entries(palettes(theme)).flatMap(([floor, palette]) =>
    Object.entries(palette).map(([name, value]) => `--${floor}-${name}:${value}`),
  )
  return `:root{${[...colours, `--font:${fonts[theme.font]}`].join(';')}}`
}
