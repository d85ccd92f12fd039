import { create, type Font } from 'fontkit'
import type { Theme } from '../../../src/content/site/theme.ts'
import { fonts } from '../../theme/fonts.ts'

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

const bytesOf = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

/**
 * The site's typeface as outlines. Letters drawn as paths look the same on every machine, whatever
 * fonts it has.
 */
export const loadLettering = async ({ font: name }: Pick<Theme, 'font'>): Promise<Lettering> => {
  const { default: url } = await fonts[name].letters()
  const font = create(bytesOf(url)) as Font
  const scale = (size: number) => size / font.unitsPerEm
  return {
    widthOf: (text, size) => font.layout(text).advanceWidth * scale(size),
    // Fonts count upwards from the baseline, SVG downwards.
    draw: (text, x, y, size) =>
      `<g transform="translate(${x} ${y}) scale(${scale(size)} ${-scale(size)})">${glyphPaths(font, text)}</g>`,
  }
}
