import fs, { type Stats } from 'node:fs'
import { digest } from '../machine/digest.ts'
import type { Memory } from '../memory/memory.ts'
import { recent } from '../memory/recent.ts'
import { commonWording } from '../problem/common-messages.ts'
import { type Problem, problemAt, type Wording } from '../problem/problem.ts'
import type { SourceFile } from '../text/source-file.ts'
import { findBrokenLetters } from './broken-letters.ts'
import { ContentChanged } from './content-changed.ts'
import { decode, decodeWindows1252, isBinary } from './decode.ts'
import type { ListedFile } from './list-files.ts'
import { readWording } from './messages.ts'
import { stampOf } from './stamp.ts'

/** A text that is read from disk whenever somebody wants it: most are not looked into again. */
export interface StoredText extends SourceFile {
  location: string
  /** Of its bytes. */
  digest: string
}

/** A file that was read, or why it was not. */
export type TextFile =
  | { source: StoredText; problem?: Problem | undefined }
  | { refusal: Wording; text?: string }

/** A text of this size is a mistake: a picture under a wrong name, or a file pasted in. */
const MAX_TEXT_BYTES = 1_000_000

const texts = recent<string>(64)

const textOf = (bytes: Uint8Array): string => decode(bytes) ?? decodeWindows1252(bytes).text

const read = (location: string, expected: string): string => {
  const bytes = fs.readFileSync(location)
  if (digest(bytes) !== expected) throw new ContentChanged(location)
  return textOf(bytes)
}

const load = (location: string, expected: string, make = () => read(location, expected)): string =>
  texts.get(`${expected} ${location}`, make)

const storedText = ({ name, location }: ListedFile, path: string, digest: string): StoredText => ({
  path,
  name,
  location,
  digest,
  get text() {
    return load(location, digest)
  },
})

type Read = { digest: string; problem: Problem | undefined } | { refusal: Wording }

/** Looks at the bytes of a file. */
const readBytes = (file: ListedFile, path: string, bytes: Uint8Array): Read => {
  const { name, location } = file
  const text = decode(bytes)
  if (text?.trim() === '') return { refusal: commonWording.emptyFile() }
  const hash = digest(bytes)
  if (text !== undefined) {
    const problem = findBrokenLetters({ path, name, text: load(location, hash, () => text) })
    return { digest: hash, problem }
  }
  if (isBinary(bytes)) return { refusal: readWording.notUtf8() }
  const old = decodeWindows1252(bytes)
  const problem = problemAt({ path, name, text: old.text }, old.range, readWording.notUtf8())
  return { digest: hash, problem }
}

const bytesOf = (location: string): Uint8Array | undefined => {
  try {
    return fs.readFileSync(location)
  } catch {
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

const NEVER = () => ''

/** Who may not read a file now, or not for a moment, may the next time. */
const wasRead = (found: Read) => 'digest' in found

/** Reads a text, or knows that it still is the one that was read before. */
export const readText = (file: ListedFile, path: string, memory: Memory): TextFile => {
  const { location } = file
  const stats = statsOf(location)
  const size = stats?.size ?? 0
  if (size > MAX_TEXT_BYTES) return { refusal: readWording.tooLarge(size, MAX_TEXT_BYTES) }
  const make = (): Read => {
    const bytes = bytesOf(location)
    return bytes ? readBytes(file, path, bytes) : { refusal: readWording.unreadableFile() }
  }
  const stamp = stats && stampOf(stats)
  const found = stamp
    ? memory.recall({ name: `text ${path}`, inputs: stamp, answer: NEVER, isUsable: wasRead, make })
    : make()
  if ('refusal' in found) return found
  return { source: storedText(file, path, found.digest), problem: found.problem }
}
