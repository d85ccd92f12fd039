import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn'

// What is used of the library's thirty spaces of colour: loading all of them takes longer than a theme does.
register(modeRgb)
register(modeLrgb)
register(modeOklab)
const oklch = register(modeOklch)

/** WCAG 2.2, success criterion 1.4.3: contrast of running text with its ground. */
export const TEXT = 4.5

/** WCAG 2.2, success criterion 1.4.11: contrast of what a control is recognised by. */
export const CONTROL = 3

const STEP = 0.005

const withLightness = (hex: string, lightness: number): string => {
  const colour = oklch(hex)
  return colour ? formatHex(clampChroma({ ...colour, l: lightness }, 'oklch')) : hex
}

const lightnessOf = (hex: string): number => oklch(hex)?.l ?? 0

/** Lowest contrast of a colour with several grounds. */
export const contrast = (hex: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => wcagContrast(hex, ground)))

/** Whether a colour is darker than another one. */
export const isDarker = (hex: string, than: string): boolean =>
  wcagContrast(hex, '#000000') < wcagContrast(than, '#000000')

/** Whether black is read better than white on all of these. */
const areLight = (grounds: readonly string[]): boolean =>
  contrast('#000000', grounds) >= contrast('#ffffff', grounds)

/**
 * The nearest colour of the same hue that reaches a contrast with all grounds: darker on light
 * grounds, lighter on dark ones.
 */
export const readable = (hex: string, grounds: readonly string[], ratio = TEXT): string => {
  const darker = areLight(grounds)
  let lightness = lightnessOf(hex)
  let result = hex
  while (contrast(result, grounds) < ratio && (darker ? lightness > 0 : lightness < 1)) {
    lightness += darker ? -STEP : STEP
    result = withLightness(hex, lightness)
  }
  return result
}

/** The same hue, lighter by an amount of OKLCH lightness (0 to 1), or darker below 0. */
export const shift = (hex: string, amount: number): string =>
  withLightness(hex, Math.min(Math.max(lightnessOf(hex) + amount, 0), 1))
