import { randomUUID } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { inTurn } from '../machine/in-turn.ts'
import { decode } from '../read/decode.ts'
import type { StoredText } from '../read/text-file.ts'

/** A file as it was read. */
type Before = Pick<StoredText, 'location' | 'text'>

interface Change<File extends Before> {
  file: File
  /** What it is to hold. */
  text: string
}

/** Text editors of Windows put it before everything else; it is no part of the text. */
const MARK = '\ufeff'

/** A file that is about to be written. */
interface Prepared {
  location: string
  draft: string
  before: Buffer
}

const isMarked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** Writes the new text beside the file, where the file still holds what the edit was made on. */
const prepare = async ({ file, text }: Change<Before>): Promise<Prepared | undefined> => {
  const { location } = file
  const before = await fs.readFile(location)
  if (decode(before) !== file.text) return undefined
  const { dir, base } = path.parse(location)
  const draft = path.join(dir, `.${base}.${randomUUID()}`)
  const { mode } = await fs.stat(location)
  try {
    await fs.writeFile(draft, (isMarked(before) ? MARK : '') + text, { mode })
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw error
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
      await fs.rename(one.draft, one.location)
      done.push(one)
    }
  } catch (error) {
    for (const { location, before } of done) await fs.writeFile(location, before)
    throw error
  }
}

const writeAll = async (changes: readonly Change<Before>[]): Promise<Before | undefined> => {
  const prepared: Prepared[] = []
  try {
    for (const change of changes) {
      const one = await prepare(change)
      if (!one) return change.file
      prepared.push(one)
    }
    for (const [index, one] of prepared.entries())
      if (!(await isStill(one))) return changes[index]?.file
    await replaceAll(prepared)
    return undefined
  } finally {
    await Promise.all(prepared.map(({ draft }) => fs.rm(draft, { force: true })))
  }
}

const writeInTurn = inTurn(writeAll)

/**
 * Writes the new texts of files, all or none: whoever reads a file meanwhile has it whole, old or new. Who
 * writes at the same time, comes afterwards, and finds the file changed.
 *
 * @returns the file that has changed since it was read, which keeps all of them from being written
 */
export const writeChanges = async <File extends Before>(
  changes: readonly Change<File>[],
): Promise<File | undefined> => {
  const changed = await writeInTurn(changes)
  return changes.find(({ file }) => file === changed)?.file
}
