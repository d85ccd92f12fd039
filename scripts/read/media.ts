import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Metadata } from 'sharp'
import { documentAddress } from '../../src/content/document-name.ts'
import type { MediaFile } from '../../src/content/resolved.ts'
import { sha256 } from '../machine/digest.ts'
import { inParallel } from '../machine/in-parallel.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import { type Problem, problemOfFile, type Wording } from '../problem/problem.ts'
import { whileReading } from '../problem/while-reading.ts'
import { isPdf } from './is-pdf.ts'
import type { MediaSource } from './list-media.ts'
import { loadSharp } from './load-sharp.ts'
import { readWording } from './messages.ts'
import { readAgain } from './read-again.ts'
import { tintOf } from './tint.ts'
import { unlessTooMany } from './unless-too-many.ts'

/** A file of `media/` that pages may show; `file` is missing where it can't be read or shown. */
export interface Media {
  source: MediaSource
  hash: string
  file: MediaFile | undefined
  /** Width and height in pixels, where a picture has more than can be shown. */
  excess?: { width: number; height: number }
  /** Whether it moves: it is published as it begins. */
  isMoving?: boolean
  /** Size of a file that is opened by itself. */
  bytes?: number
}

/** A picture of so many pixels is no photograph, and takes longer to open than anybody waits. */
const MOST_PIXELS = 100_000_000

/** No WebP is taller or wider (developers.google.com/speed/webp/faq). */
const TALLEST = 16_383

/** Why a file can't be shown, where that is told of the file and not of the places that name it. */
export const faultOf = ({ source, excess }: Media): Wording | undefined => {
  if (!excess) return source.fault
  const { width, height } = excess
  return width * height > MOST_PIXELS
    ? readWording.tooManyPixels(width, height, MOST_PIXELS)
    : readWording.tooTall(width, height, TALLEST)
}

/** A problem for each picture that has more pixels than can be shown. */
export const checkSizes = (media: Iterable<Media>): Problem[] =>
  [...media].flatMap((each) => {
    const fault = each.excess && faultOf(each)
    return fault ? [problemOfFile(each.source.path, fault)] : []
  })

/** Formats of photographs, as sharp names them. */
const PHOTOGRAPHS = new Set(['jpeg', 'png', 'webp', 'heif'])

/** The MIME type of files that visitors open by themselves. */
export const DOCUMENT = 'application/pdf'

/** MIME types of films by the ending of the file. */
export const filmTypes: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

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
const isShowable = ({ width, height }: { width: number; height: number }): boolean => {
  const widest = widthsUpTo(width).at(-1) ?? 1
  return width * height <= MOST_PIXELS && (height * widest) / width <= TALLEST
}

type Measured = Pick<Media, 'file' | 'excess' | 'isMoving' | 'bytes'>

/** A telephone's photograph may hold several pictures as well, of which one is meant. */
const isMoving = ({ format, pages = 1 }: Metadata): boolean => format === 'webp' && pages > 1

const measurePhotograph = async (
  bytes: Buffer,
  base: string,
  metadata: Metadata,
): Promise<Measured> => {
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

/** A drawing with more text than this is a photograph in disguise, or an attack. */
const MOST_DRAWING_BYTES = 1_000_000

/** Seconds within which a drawing has to be drawn; some draw a billion things in a few lines. */
const PATIENCE = 5

/** What sharp unpacks by itself, and a server would have to name (RFC 1952, 2.3.1). */
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** A photograph in a drawing with more pixels than this is one in disguise, or an attack. */
const MOST_PIXELS_WITHIN = 5_000_000

/** Throws where one of them is none, or too large. */
const tryPhotographs = async (photographs: readonly Buffer[]): Promise<void> => {
  const sharp = await loadSharp()
  for (const photograph of photographs)
    await sharp(photograph, { limitInputPixels: MOST_PIXELS_WITHIN }).metadata()
}

/** Throws where a drawing can't be cleaned, or what is published of it not be drawn. */
const tryDrawing = async (bytes: Buffer): Promise<void> => {
  if (bytes.length > MOST_DRAWING_BYTES) throw new RangeError('More text than a drawing has')
  if (isGzip(bytes)) throw new Error('A drawing that is compressed')
  const { photographsIn, sanitizeSvg } = await import('./sanitize-svg.ts')
  const clean = sanitizeSvg(bytes.toString('utf8'))
  await tryPhotographs(photographsIn(clean))
  const drawing = Buffer.from(clean)
  const sharp = await loadSharp()
  await sharp(drawing).resize(64, 64, { fit: 'inside' }).timeout({ seconds: PATIENCE }).toBuffer()
}

/** What goes wrong with a program, whatever it reads. */
const isFault = (error: unknown): boolean =>
  [TypeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind)

/** The picture; without a file where the bytes are none that can be shown, or are damaged. */
const measurePicture = async (bytes: Buffer, base: string): Promise<Measured> => {
  const sharp = await loadSharp()
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { format, width, height } = metadata
    if (PHOTOGRAPHS.has(format ?? '')) return await measurePhotograph(bytes, base, metadata)
    if (format !== 'svg') return { file: undefined }
    await tryDrawing(bytes)
    return { file: { url: `${base}.svg`, type: 'image/svg+xml', width, height, remote: false } }
  } catch (error) {
    if (isFault(error)) throw error
    return { file: undefined }
  }
}

/** A document; without a file where the bytes are none, or end too early. */
const measureDocument = (bytes: Buffer, name: string): Measured => {
  if (!isPdf(bytes)) return { file: undefined }
  // Under the name that it has, as it stands on paper and in other people's mails: a new price list is found there too.
  const url = documentAddress(name)
  return {
    file: { url, type: DOCUMENT, width: 0, height: 0, remote: false },
    bytes: bytes.length,
  }
}

const readBytes = ({ fault, location }: MediaSource): Promise<Buffer | undefined> =>
  fault ? Promise.resolve(undefined) : fs.readFile(location).catch(unlessTooMany)

const measure = async ({ name: written }: MediaSource, bytes: Buffer, hash: string) => {
  const { ext, name } = path.posix.parse(written)
  if (ext.toLowerCase() === '.pdf') return measureDocument(bytes, written)
  const base = `/media/${encodeURIComponent(name)}.${hash.slice(0, 8)}`
  const type = filmTypes[ext.toLowerCase()]
  if (!type) return measurePicture(bytes, base)
  return { file: { url: base + ext, type, width: 0, height: 0, remote: false } }
}

/** Of the bytes; empty where they can't be read, which may be otherwise the next time. */
const hashIn = async (source: MediaSource, memory: Memory): Promise<string> => {
  const make = async () => {
    const bytes = await readBytes(source)
    return bytes ? sha256(bytes) : ''
  }
  const { path: name, stamp, fault } = source
  if (fault || !stamp) return make()
  const isUsable = (hash: string) => hash !== ''
  return memory.recallSlow({ name: `bytes ${name}`, inputs: stamp, isUsable, make })
}

const measureOne = async (source: MediaSource, memory: Memory): Promise<Media> => {
  const hash = await hashIn(source, memory)
  if (hash === '') return { source, hash, file: undefined }
  const measured = await memory.recallSlow<Measured>({
    name: `media ${source.path}`,
    inputs: hash,
    // What could not be drawn in time on a busy machine, may be the next time.
    isUsable: ({ file, excess }) => file !== undefined || excess !== undefined,
    make: async () => measure(source, await readAgain({ ...source, hash }), hash),
  })
  return { ...measured, source, hash }
}

/** Media by name. */
export type MediaByName = Map<string, Media>

const unread = (source: MediaSource): Media => ({ source, hash: '', file: undefined })

/** Type, size and address of every media file, by its name. The address changes with the bytes. */
export const measureMedia = async (
  sources: MediaSource[],
  memory: Memory = forgetful(),
): Promise<MediaByName> => {
  // In their order from the beginning, whichever is done first.
  const measured = new Map(sources.map((source): [string, Media] => [source.name, unread(source)]))
  await inParallel(sources, async (source) => {
    const media = await whileReading(source.path, () => measureOne(source, memory))
    measured.set(source.name, media)
  })
  return measured
}
