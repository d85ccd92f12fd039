import { formatHex, interpolate } from 'culori/fn'
import type { Theme } from '../../src/content/site/theme.ts'
import { CONTROL, contrast, readable, shift, TEXT } from './contrast.ts'

/** Colours of one kind of floor, under the names that the styles use. */
export type Palette = Record<
  | 'paper'
  | 'ground'
  | 'panel'
  | 'surface'
  | 'ink'
  | 'muted'
  | 'line'
  | 'field-line'
  | 'trim'
  | 'accent'
  | 'accent-strong'
  | 'on-accent'
  | 'highlight',
  string
>

const mix = (a: string, b: string, share: number): string =>
  formatHex(interpolate([a, b], 'oklab')(share))

/** A hair line: the ink, mostly transparent. */
const hairline = (ink: string) => `${ink}2b`

interface Floor {
  paper: string
  ground: string
  panel: string
  surface: string
  ink: string
}

/** On dark floors the accent is the line in the light: warm and soft, not the accent made paler. */
const glow = ({ line, highlight, paper }: Theme, grounds: string[]) =>
  readable(mix(readable(mix(line, highlight, 0.35), grounds), paper, 0.25), grounds)

const furnish = (floor: Floor, theme: Theme, strongerBy: number): Palette => {
  const grounds = [floor.paper, floor.ground, floor.panel, floor.surface]
  const dark = strongerBy > 0
  const accent = dark ? glow(theme, grounds) : readable(theme.accent, grounds)
  return {
    ...floor,
    ink: readable(floor.ink, grounds),
    muted: readable(mix(floor.ink, floor.paper, 0.28), grounds),
    line: hairline(floor.ink),
    'field-line': readable(mix(floor.ink, floor.paper, 0.4), grounds, CONTROL),
    trim: readable(dark ? mix(theme.line, accent, 0.5) : theme.line, grounds, CONTROL),
    accent,
    'accent-strong': shift(accent, strongerBy),
    'on-accent': readable(dark ? floor.paper : floor.surface, [accent, shift(accent, strongerBy)]),
    highlight: readable(theme.highlight, grounds, CONTROL),
  }
}

const lightFloor = ({ paper, ground, ink, line }: Theme): Floor => ({
  paper,
  ground,
  // Darker than its ground, but no darker than the ink can be read on it.
  panel: readable(mix(ground, mix(line, ink, 0.4), 0.07), [ink]),
  surface: mix(paper, '#ffffff', 0.55),
  ink,
})

const onDeep = (paper: string, ink: string): Floor => ({
  paper,
  ground: paper,
  panel: shift(paper, 0.04),
  surface: shift(paper, 0.05),
  ink,
})

/** Amount of lightness by which a floor is made darker at a time. */
const STEP = 0.01

/** A colour that is just dark enough to be read on paper, is not so for its own boxes, which are lighter. */
const deepFloor = (colour: string, ink: string): Floor => {
  const floor = onDeep(colour, ink)
  const darker = shift(colour, -STEP)
  const isReadable = contrast(ink, [floor.paper, floor.panel, floor.surface]) >= TEXT
  return isReadable || darker === colour ? floor : deepFloor(darker, ink)
}

/** Nearly black: what dark floors are mixed with, so that they keep little of the ink's hue. */
const BLACK = '#0b0b0b'

const darkFloor = ({ paper, ink }: Theme): Floor => {
  const night = mix(ink, BLACK, 0.42)
  return {
    paper: night,
    ground: shift(night, 0.03),
    panel: shift(night, 0.07),
    surface: shift(night, 0.05),
    ink: mix(paper, ink, 0.06),
  }
}

/**
 * Everything the styles need, from a theme: the light floor, the deep one of closing bands and the
 * footer, and both in the dark scheme. Text colours reach a contrast of 4.5 on every ground they
 * stand on, lines and stars one of 3.
 */
export const palettes = (theme: Theme): Record<'light' | 'deep' | 'dark' | 'night', Palette> => {
  const dark = darkFloor(theme)
  return {
    light: furnish(lightFloor(theme), theme, -0.08),
    deep: furnish(deepFloor(theme.ink, theme.paper), theme, 0.06),
    dark: furnish(dark, theme, 0.06),
    night: furnish(deepFloor(mix(dark.paper, BLACK, 0.4), dark.ink), theme, 0.06),
  }
}
