import fs, { type Stats } from 'node:fs'
import { own } from '../../src/content/own.ts'
import { digest } from '../machine/digest.ts'
import { inGroups } from '../memory/in-groups.ts'
import type { Memory } from '../memory/memory.ts'
import { recent } from '../memory/recent.ts'
import { commonWording } from '../problem/common-messages.ts'
import { type Problem, problemAt, type Wording } from '../problem/problem.ts'
import type { SourceFile } from '../text/source-file.ts'
import { ContentChanged } from './content-changed.ts'
import { findBrokenLetters } from './letters/broken-letters.ts'
import { decode, decodeOld, isBinary } from './letters/decode.ts'
import type { ListedFile } from './list-files.ts'
import { readWording } from './messages.ts'
import { stampOf } from './stamp.ts'
import { unlessTooMany } from './unless-too-many.ts'

/** A text that is read from disk whenever somebody wants it: most are not looked into again. */
export interface StoredText extends SourceFile {
  location: string
  /** Of its bytes. */
  digest: string
}

/** A text as it can be named to a thread. */
export type NamedText = Pick<StoredText, 'name' | 'path' | 'location' | 'digest'>

/** A file that was read, or why it was not. */
export type TextFile =
  | { source: StoredText; problem?: Problem | undefined }
  | { refusal: Wording; text?: string }

/** With what it looked like before it was read. */
export type SeenText = TextFile & { seen: string }

/** A text of this size is a mistake: a picture under a wrong name, or a file pasted in. */
const MAX_TEXT_BYTES = 1_000_000

/** Those of a usual site: they are read, parsed and resolved one after the other, all of them each time. */
const texts = recent<string>(2048)

const textOf = (bytes: Uint8Array): string => decode(bytes) ?? decodeOld(bytes).text

/** The bytes of a file that was there before: what goes while it is read, is read once more from the beginning. */
const bytesAgain = (location: string): Uint8Array => {
  try {
    return fs.readFileSync(location)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new ContentChanged(location) : error
  }
}

const read = (location: string, expected: string): string => {
  const bytes = bytesAgain(location)
  if (digest(bytes) !== expected) throw new ContentChanged(location)
  return textOf(bytes)
}

const keyOf = (location: string, expected: string): string => `${expected} ${location}`

/** A text that is read once somebody wants it; one of thousands. */
class TextOnDisk implements StoredText {
  readonly #key: string

  constructor(
    readonly path: string,
    readonly name: string,
    readonly location: string,
    readonly digest: string,
  ) {
    this.#key = keyOf(location, digest)
  }

  get text(): string {
    return texts.get(this.#key, () => read(this.location, this.digest))
  }
}

/** A text by its place on the disk, which is read once somebody wants it. */
export const storedText = ({ path, name, location, digest }: NamedText): StoredText =>
  new TextOnDisk(path, name, location, digest)

type Read = { digest: string; problem: Problem | undefined } | { refusal: Wording }

/** Looks at the bytes of a file. */
const readBytes = (file: ListedFile, path: string, bytes: Uint8Array): Read => {
  const { name, location } = file
  const text = decode(bytes)
  if (text?.trim() === '') return { refusal: commonWording.emptyFile() }
  const hash = digest(bytes)
  if (text !== undefined) {
    texts.get(keyOf(location, hash), () => text)
    const problem = findBrokenLetters({ path, name, text })
    return { digest: hash, problem }
  }
  if (isBinary(bytes)) return { refusal: readWording.notUtf8() }
  const old = decodeOld(bytes)
  const problem = problemAt({ path, name, text: old.text }, old.range, readWording.notUtf8())
  return { digest: hash, problem }
}

const bytesOf = (location: string): Uint8Array | undefined => {
  try {
    return fs.readFileSync(location)
  } catch (error) {
    unlessTooMany(error)
    return undefined
  }
}

const statsOf = (location: string): Stats | undefined => {
  try {
    return fs.statSync(location)
  } catch {
    return undefined
  }
}

/** A file that is to be read, and its path for people. */
export interface WantedFile extends ListedFile {
  path: string
}

/** What came of a file, under the stamp that it had. */
type Row = [stamp: string, read: Read]

/** Who may not read a file now, or not for a moment, may the next time. */
const wasRead = ([, read]: Row) => 'digest' in read

const readNow = (file: WantedFile): Read => {
  const bytes = bytesOf(file.location)
  return bytes ? readBytes(file, file.path, bytes) : { refusal: readWording.unreadableFile() }
}

/** What of a file differs after a save, as far as a glance shows. */
export const seenOf = (stats: Stats | undefined): string =>
  stats ? `${stats.size} ${stats.mtimeMs}` : ''

/** Files with their stamps; one that was written just now has none. */
const withStamps = (files: readonly WantedFile[]) =>
  files.map((file) => {
    const stats = statsOf(file.location)
    return { file, size: stats?.size ?? 0, seen: seenOf(stats), stamp: stats && stampOf(stats) }
  })

type Stamped = ReturnType<typeof withStamps>[number]

/** Reads a group of files, or of those that have changed since. */
const readGroup = (name: string, group: readonly Stamped[], memory: Memory): Read[] => {
  const stamped = group.filter(({ stamp }) => stamp !== undefined)
  const rows = memory.recall<Record<string, Row>>({
    name,
    inputs: digest(stamped.map(({ file, stamp }) => `${file.path} ${stamp}`).join('\n')),
    isUsable: (kept) => Object.values(kept).every(wasRead),
    make: (_, former) => {
      const before = former() ?? {}
      const rowOf = ({ file, stamp = '' }: Stamped): Row => {
        const row = own(before, file.path)
        return row?.[0] === stamp && wasRead(row) ? row : [stamp, readNow(file)]
      }
      return Object.fromEntries(stamped.map((each) => [each.file.path, rowOf(each)]))
    },
  })
  return group.map(({ file }) => own(rows, file.path)?.[1] ?? readNow(file))
}

const textFile = ({ file, seen }: Stamped, read: Read): SeenText =>
  'refusal' in read
    ? { ...read, seen }
    : { source: storedText({ ...file, digest: read.digest }), problem: read.problem, seen }

/** Reads texts, or knows that they still are those that were read before; by their locations. */
export const readTexts = (
  files: readonly WantedFile[],
  memory: Memory,
): ReadonlyMap<string, SeenText> => {
  const found = new Map<string, SeenText>()
  const all = withStamps(files)
  const isHuge = ({ size }: Stamped) => size > MAX_TEXT_BYTES
  for (const { file, size, seen } of all.filter(isHuge))
    found.set(file.location, { refusal: readWording.tooLarge(size, MAX_TEXT_BYTES), seen })
  const readable = all.filter((each) => !isHuge(each))
  for (const [name, group] of inGroups(readable, ({ file }) => file.path)) {
    const reads = readGroup(`texts ${name}`, group, memory)
    for (const [index, each] of group.entries())
      found.set(each.file.location, textFile(each, reads[index] as Read))
  }
  return found
}
