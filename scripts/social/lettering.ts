import { createRequire } from 'node:module'
import { type Font, open } from 'fontkit'

const FONT = createRequire(import.meta.url).resolve(
  // Not the variable file that the pages load: fontkit can't take a weight out of a WOFF2 file.
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
)

export interface Lettering {
  /** Width of a line in pixels. */
  widthOf: (text: string, size: number) => number
  /** The line as an SVG group whose baseline begins at (x, y). */
  draw: (text: string, x: number, y: number, size: number) => string
}

const glyphPaths = (font: Font, text: string): string => {
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      const path = `<path transform="translate(${pen + xOffset})" d="${glyph.path.toSVG()}"/>`
      pen += xAdvance
      return path
    })
    .join('')
}

/**
 * The site's typeface as outlines. Letters drawn as paths look the same on every machine, whatever
 * fonts it has.
 */
export const loadLettering = async (): Promise<Lettering> => {
  const font = (await open(FONT)) as Font
  const scale = (size: number) => size / font.unitsPerEm
  return {
    widthOf: (text, size) => font.layout(text).advanceWidth * scale(size),
    // Fonts count upwards from the baseline, SVG downwards.
    draw: (text, x, y, size) =>
      `<g transform="translate(${x} ${y}) scale(${scale(size)} ${-scale(size)})">${glyphPaths(font, text)}</g>`,
  }
}
