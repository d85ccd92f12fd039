import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Makes bytes smaller, as browsers read them. */
type Coding = (bytes: Uint8Array) => Uint8Array

/** By the endings of the files that hold what comes of them. */
export type Codings = Readonly<Record<string, Coding>>

/** Binary logarithms of the windows that brotli may look back in (RFC 7932, section 9.1), as far as they are of use here. */
const WINDOW = { least: 16, most: 22 }

/** The smallest window that all bytes fit in: there, the quick efforts find more in less time. */
const windowFor = (length: number): number =>
  Math.min(WINDOW.most, Math.max(WINDOW.least, 32 - Math.clz32(length)))

const brotli =
  (quality: number, further: BrotliOptions['params']): Coding =>
  (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
        ...further,
      },
    })

/** Where in a file the system stands that wrote it (RFC 1952, section 2.3.1), and what stands for Unix. */
const SYSTEM = { at: 9, unix: 3 }

/** The same on every system: who publishes from another machine need not upload all of it once more. */
const gzip: Coding = (bytes) => {
  const compressed = gzipSync(bytes)
  compressed[SYSTEM.at] = SYSTEM.unix
  return compressed
}

/**
 * Bytes that come with a server's first answer, with all that the connection adds: ten packets (RFC 6928, section 2).
 * The rest waits until the visitor confirms them, half a second on a weak signal.
 */
export const AT_ONCE = 13_000

/** What the highest effort takes off at most. */
const MOST_SAVED = 1.1

const isNearlyAtOnce = (length: number): boolean =>
  length > AT_ONCE && length <= AT_ONCE * MOST_SAVED

/**
 * Leaves out codes that depend on the letters before: looking for them takes a twelfth of the time, and has never
 * gained anything.
 */
const quick = brotli(5, { [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1 })
/** That each of the nearest distances has a code of its own (RFC 7932, section 4) takes 20 to 90 bytes more off. */
const thorough = brotli(11, { [constants.BROTLI_PARAM_NDIRECT]: 15 })

/** With the highest effort where it saves a journey. */
const brotliInTime: Coding = (bytes) => {
  const compressed = quick(bytes)
  return isNearlyAtOnce(compressed.length) ? thorough(bytes) : compressed
}

/** For what is compressed once and sent for years. */
export const LASTING = { '.br': thorough, '.gz': gzip } satisfies Codings

/**
 * For what is compressed again with every change: the fifth of brotli's eleven efforts takes half a millisecond for a
 * document instead of 23, and leaves 7 % more bytes, which matter only for the longest ones.
 */
export const CHANGING = { '.br': brotliInTime, '.gz': gzip } satisfies Codings
