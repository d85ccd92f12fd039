import { promises as fs } from 'node:fs'
import path from 'node:path'
import { inTurn } from '../../machine/concurrency/in-turn.ts'
import { clearLeftovers } from '../../machine/files/leftovers.ts'
import { onceReleased } from '../../machine/files/once-released.ts'
import { ownMark } from '../../machine/files/own-mark.ts'
import type { Wording } from '../../problem/problem.ts'
import { storedIn } from '../../read/letters/decode.ts'
import { withoutLoneReturns, withReturnsOf } from '../../read/letters/lone-returns.ts'
import { readWording } from '../../read/messages.ts'
import type { StoredText } from '../../read/text-file.ts'
import { editWording } from '../words.ts'

/** A file as it was read. */
type Before = Pick<StoredText, 'location' | 'text'>

interface Change<File extends Before> {
  file: File
  /** What it is to hold. */
  text: string
}

/** The file that keeps all of them from being written, and why. */
interface Unwritten<File extends Before> {
  file: File
  wording: Wording
}

/** Text editors of Windows put it before everything else; it is no part of the text. */
const MARK = '\ufeff'

/** A file that is about to be written. */
interface Prepared {
  location: string
  draft: string
  before: Buffer
}

const ofReading = readWording.notUtf8()

const NOT_UTF8 = { ...ofReading, hint: `Geschrieben wurde nichts. ${ofReading.hint}` }

/** What stands in a file now keeps it from being written, if it is not what the edit was made on. */
const hindranceIn = (now: string, { text }: Before): Wording | undefined =>
  withoutLoneReturns(now) === text ? undefined : editWording.writtenMeanwhile()

const isMarked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** An error of a draft is that of the file: nobody knows the draft by its name. */
const ofFile = (error: unknown, location: string): Error =>
  Object.assign(error as Error, { path: location })

/** Writes the new text beside the file, where the file still holds what the edit was made on. */
const prepare = async ({ file, text }: Change<Before>): Promise<Prepared | Wording> => {
  const { location } = file
  const before = await fs.readFile(location)
  const now = storedIn(before)
  // Nobody knows for sure which letters its umlauts are.
  if (now === undefined) return NOT_UTF8
  const hindrance = hindranceIn(now, file)
  if (hindrance) return hindrance
  const { dir, base } = path.parse(location)
  const beside = path.join(dir, `.${base}.`)
  // Who was stopped while writing has left a draft, which Git would take for content.
  await clearLeftovers(beside)
  const draft = beside + ownMark
  const { mode } = await fs.stat(location)
  const marked = (isMarked(before) ? MARK : '') + withReturnsOf(now, text)
  try {
    // A disk may keep the new name before the letters: after a power cut the file would be empty.
    await fs.writeFile(draft, marked, { mode, flush: true })
    // Of the rights of a new file, the system takes some away.
    await fs.chmod(draft, mode)
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw ofFile(error, location)
  }
  return { location, draft, before }
}

const isStill = async ({ location, before }: Prepared): Promise<boolean> =>
  before.equals(await fs.readFile(location))

/** Puts the drafts in the place of the files; where that fails for one, those before it become what they were. */
const replaceAll = async (prepared: readonly Prepared[]): Promise<void> => {
  const done: Prepared[] = []
  try {
    for (const one of prepared) {
      await onceReleased(() => fs.rename(one.draft, one.location)).catch((error: unknown) => {
        throw ofFile(error, one.location)
      })
      done.push(one)
    }
  } catch (error) {
    for (const { location, before } of done) await fs.writeFile(location, before)
    throw error
  }
}

const writeAll = async <File extends Before>(
  changes: readonly Change<File>[],
): Promise<Unwritten<File> | undefined> => {
  const prepared: Prepared[] = []
  try {
    for (const change of changes) {
      const one = await prepare(change)
      if ('code' in one) return { file: change.file, wording: one }
      prepared.push(one)
    }
    for (const [index, { file }] of changes.entries())
      if (!(await isStill(prepared[index] as Prepared)))
        return { file, wording: editWording.writtenMeanwhile() }
    await replaceAll(prepared)
    return undefined
  } finally {
    await Promise.all(prepared.map(({ draft }) => fs.rm(draft, { force: true })))
  }
}

const next = inTurn()

/**
 * Writes the new texts of files, all or none: whoever reads a file meanwhile has it whole, old or new. Who
 * writes at the same time, comes afterwards, and finds the file changed.
 *
 * @returns what keeps all of them from being written: a file that has changed since it was read, or is not in UTF-8
 */
export const writeChanges = <File extends Before>(
  changes: readonly Change<File>[],
): Promise<Unwritten<File> | undefined> => next(() => writeAll(changes))
