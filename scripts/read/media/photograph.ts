import type { Metadata } from 'sharp'
import type { MediaFile } from '../../../src/content/collections/resolved.ts'
import type { Wording } from '../../problem/problem.ts'
import { readWording } from '../messages.ts'
import { tintOf } from './tint.ts'

interface Size {
  width: number
  height: number
}

interface MeasuredPhotograph {
  file: MediaFile | undefined
  excess?: Size
  isMoving?: boolean
}

/** Formats of photographs, as sharp names them. */
const PHOTOGRAPHS = new Set(['jpeg', 'png', 'webp', 'heif'])

export const isPhotograph = ({ format }: Metadata): boolean => PHOTOGRAPHS.has(format ?? '')

/** A picture of so many pixels is no photograph, and takes longer to open than anybody waits. */
const MOST_PIXELS = 100_000_000

/** No WebP is taller or wider (developers.google.com/speed/webp/faq). */
const TALLEST = 16_383

/** Why a photograph of this size can't be shown. */
export const tooLarge = ({ width, height }: Size): Wording =>
  width * height > MOST_PIXELS
    ? readWording.tooManyPixels(width, height, MOST_PIXELS)
    : readWording.tooTall(width, height, TALLEST)

/**
 * Widths in which photographs are published, in pixels: half a window; phones with three pixels for one,
 * and half a window with two; whole windows.
 */
export const WIDTHS = [720, 1200, 1920]

/** A width that is nearly the photograph's own would be encoded for nobody. */
const NEARLY = 0.85

/** The widths up to the photograph's own, which is the last where it lies between two. */
const widthsUpTo = (own: number): number[] =>
  own > (WIDTHS.at(-1) ?? 0) ? WIDTHS : [...WIDTHS.filter((width) => width < own * NEARLY), own]

/** Height and width as they are shown: EXIF orientations from 5 on lie on their side. */
const shownSize = ({ width, height, orientation = 1 }: Metadata) =>
  orientation >= 5 ? { width: height, height: width } : { width, height }

/** Whether a photograph can be opened, and published in all its widths. */
const isShowable = ({ width, height }: Size): boolean => {
  const widest = widthsUpTo(width).at(-1) ?? 1
  return width * height <= MOST_PIXELS && (height * widest) / width <= TALLEST
}

/** A telephone's photograph may hold several pictures as well, of which one is meant. */
const isMoving = ({ format, pages = 1 }: Metadata): boolean => format === 'webp' && pages > 1

/** Whether it can be shown, and in which widths; its address begins with `base`. */
export const measurePhotograph = async (
  bytes: Buffer,
  base: string,
  metadata: Metadata,
): Promise<MeasuredPhotograph> => {
  const size = shownSize(metadata)
  if (!isShowable(size)) return { file: undefined, excess: size }
  const widths = widthsUpTo(size.width)
  const tint = await tintOf(bytes)
  // What does not know AVIF is old, and its screen mostly small.
  const url = `${base}.${widths[0]}.webp`
  return {
    file: { url, type: 'image/webp', ...size, widths, tint, remote: false },
    isMoving: isMoving(metadata),
  }
}
