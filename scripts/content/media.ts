import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Metadata } from 'sharp'
import type { MediaFile } from '../../src/content/resolved.ts'
import type { MediaSource } from './read.ts'

/** A file of `media/` that pages may show; `file` is missing where it can't be read. */
export interface Media {
  source: MediaSource
  hash: string
  file: MediaFile | undefined
}

/** Formats of photographs, as sharp names them. */
const PHOTOGRAPHS = new Set(['jpeg', 'png', 'webp', 'heif'])

/** MIME types of films by the ending of the file. */
export const filmTypes: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** Widths in which photographs are published, in pixels: phones, their fine screens, desktops. */
const WIDTHS = [480, 800, 1280, 1920]

/** The widths up to the photograph's own, which is the last where it lies between two. */
const widthsUpTo = (own: number): number[] => {
  const smaller = WIDTHS.filter((width) => width < own)
  return own <= (WIDTHS.at(-1) ?? 0) ? [...smaller, own] : WIDTHS
}

/** What knows neither AVIF nor a choice of widths gets a WebP of a middling one. */
const fallbackWidth = (widths: number[]) =>
  widths.findLast((width) => width <= 1280) ?? widths[0] ?? 0

/** Loaded only where a picture has changed: it takes longer than the rest of a check. */
const loadSharp = async () => (await import('sharp')).default

const hexDigit = (channel: number) => Math.round((channel / 255) * 15).toString(16)

const tintOf = async (bytes: Buffer): Promise<string> => {
  const sharp = await loadSharp()
  const { channels } = await sharp(bytes).resize(32, 32, { fit: 'fill' }).stats()
  return [0, 1, 2].map((index) => hexDigit((channels[index] ?? channels[0])?.mean ?? 0)).join('')
}

const measurePhotograph = async (bytes: Buffer, base: string, size: Metadata) => {
  // EXIF orientations from 5 on lie on their side.
  const lies = (size.orientation ?? 1) >= 5
  const [width, height] = lies ? [size.height, size.width] : [size.width, size.height]
  const widths = widthsUpTo(width)
  return {
    url: `${base}.${fallbackWidth(widths)}.webp`,
    type: 'image/webp',
    width,
    height,
    widths,
    tint: await tintOf(bytes),
    remote: false,
  }
}

/** The picture, or undefined where the bytes are none that can be shown, or are damaged. */
const measurePicture = async (bytes: Buffer, base: string): Promise<MediaFile | undefined> => {
  const sharp = await loadSharp()
  try {
    const size = await sharp(bytes).metadata()
    const { format, width, height } = size
    if (format === 'svg') {
      return { url: `${base}.svg`, type: 'image/svg+xml', width, height, remote: false }
    }
    return PHOTOGRAPHS.has(format ?? '') ? await measurePhotograph(bytes, base, size) : undefined
  } catch {
    return undefined
  }
}

const measure = async (source: MediaSource): Promise<Media> => {
  const bytes = await fs.readFile(source.location)
  const { ext, name } = path.posix.parse(source.name)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const base = `/media/${encodeURIComponent(name)}.${hash.slice(0, 8)}`
  const type = filmTypes[ext.toLowerCase()]
  const file = type
    ? { url: base + ext, type, width: 0, height: 0, remote: false }
    : await measurePicture(bytes, base)
  return { source, hash, file }
}

/** What has been measured, so that a file that has not changed is not read again. */
export type MediaCache = Map<string, Media>

const isSame = (a: MediaSource, b: MediaSource) => a.bytes === b.bytes && a.modified === b.modified

const measureAgain = (source: MediaSource, cache: MediaCache): Media | Promise<Media> => {
  const before = cache.get(source.name)
  return before && isSame(before.source, source) ? before : measure(source)
}

/**
 * Type, size and address of every media file, by its name. The address changes with the bytes.
 *
 * @param cache an earlier result for the same folder
 */
export const measureMedia = async (
  sources: MediaSource[],
  cache: MediaCache = new Map(),
): Promise<MediaCache> => {
  const measured = await Promise.all(sources.map((source) => measureAgain(source, cache)))
  return new Map(measured.map((media) => [media.source.name, media]))
}
