import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { MediaFile } from '../../../src/content/collections/resolved.ts'
import { documentAddress } from '../../../src/content/files/document-name.ts'
import { inParallel } from '../../machine/concurrency/in-parallel.ts'
import { sha256 } from '../../machine/digest.ts'
import type { Memory } from '../../memory/memory.ts'
import { forgetful } from '../../memory/open-memory.ts'
import { type Problem, problemOfFile, type Wording } from '../../problem/problem.ts'
import { whileReading } from '../../problem/while-reading.ts'
import { unlessTooMany } from '../unless-too-many.ts'
import { isFilm } from './is-film.ts'
import { isPdf } from './is-pdf.ts'
import type { MediaSource } from './list-media.ts'
import { loadSharp } from './load-sharp.ts'
import { isPhotograph, measurePhotograph, tooLarge } from './photograph.ts'
import { readAgain } from './read-again.ts'
import { tryDrawing } from './try-drawing.ts'

/** A file of `media/` that pages may show; `file` is missing where it can't be read or shown. */
export interface Media {
  source: MediaSource
  hash: string
  file: MediaFile | undefined
  /** Width and height in pixels, where a picture has more than can be shown. */
  excess?: { width: number; height: number }
  /** Whether it moves: it is published as it begins. */
  isMoving?: boolean
  /** Whether a picture in a drawing is none of its own, and not published. */
  isEmptied?: boolean
  /** Size of a file that is opened by itself. */
  bytes?: number
}

/** Why a file can't be shown, where that is told of the file and not of the places that name it. */
export const faultOf = ({ source, excess }: Media): Wording | undefined =>
  excess ? tooLarge(excess) : source.fault

/** A problem for each picture that has more pixels than can be shown. */
export const checkSizes = (media: Iterable<Media>): Problem[] =>
  [...media].flatMap((each) => {
    const fault = each.excess && faultOf(each)
    return fault ? [problemOfFile(each.source.path, fault)] : []
  })

/** The MIME type of files that visitors open by themselves. */
export const DOCUMENT = 'application/pdf'

/** MIME types of films by the ending of the file. */
export const filmTypes: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

type Measured = Pick<Media, 'file' | 'excess' | 'isMoving' | 'isEmptied' | 'bytes'>

/** What goes wrong with a program, whatever it reads. */
const isFault = (error: unknown): boolean =>
  [TypeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind)

/** The picture; without a file where the bytes are none that can be shown, or are damaged. */
const measurePicture = async (bytes: Buffer, base: string): Promise<Measured> => {
  const sharp = await loadSharp()
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { format, width, height } = metadata
    if (isPhotograph(metadata)) return await measurePhotograph(bytes, base, metadata)
    if (format !== 'svg') return { file: undefined }
    const file = { url: `${base}.svg`, type: 'image/svg+xml', width, height, remote: false }
    return { file, ...(await tryDrawing(bytes)) }
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
  if (!isFilm(bytes, type)) return { file: undefined }
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
