import { loadSharp } from './load-sharp.ts'

/** Pixels of each side: a photograph of so few is made in no time, and holes in it are still seen. */
const SIDE = 32

const meanOf = (channel: Uint8Array): number =>
  channel.reduce((sum, value) => sum + value, 0) / channel.length

const channelOf = (pixels: Uint8Array, index: number): Uint8Array =>
  pixels.filter((_, at) => at % 4 === index)

const hexDigit = (value: number): string => Math.round((value / 255) * 15).toString(16)

/**
 * The colour behind a photograph until it is there, `a63`, whatever colours it is stored in; none behind one
 * with holes in it, where it would stay.
 */
export const tintOf = async (bytes: Buffer): Promise<string | undefined> => {
  const sharp = await loadSharp()
  const pixels = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
  if (channelOf(pixels, 3).some((alpha) => alpha < 255)) return undefined
  return [0, 1, 2].map((index) => hexDigit(meanOf(channelOf(pixels, index)))).join('')
}
