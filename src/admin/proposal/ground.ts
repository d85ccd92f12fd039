import { type Edits, placesOf } from '../edits.ts'
import { inRepository } from '../host-address.ts'
import { noneIfMissing } from './ask.ts'
import type { Begun, Written } from './begun.ts'
import { digestOf } from './digest.ts'
import type { Host, HostFile, HostState } from './host.ts'

/** A file as it is now, and the text in which edits are made. */
export interface Ground extends HostFile {
  made: { in: string; at: string }
}

interface Wanted {
  host: Host
  begun: Begun
  edits: Edits
  folder: string
}

/** The edits of a file: what is said of a place stays the same edit as long as the same is published there. */
const editsOf = (path: string, { edits, folder }: Pick<Wanted, 'edits' | 'folder'>): string[] =>
  placesOf(edits).flatMap(({ edit: { at, before } }) =>
    at && inRepository(at.file, { folder }) === path
      ? [digestOf(JSON.stringify([at.path, before]))]
      : [],
  )

/** What a proposal of this browser has written into a file that says just that now, of edits that it has still. */
const findWritten = ({ path, text }: HostFile, wanted: Wanted): Written | undefined => {
  const now = digestOf(text)
  const edits = new Set(editsOf(path, wanted))
  return [...wanted.begun.entries()]
    .flatMap(([, { files = [] }]) => files)
    .findLast(
      (written) =>
        written.path === path &&
        written.text === now &&
        written.edits.every((edit) => edits.has(edit)),
    )
}

/**
 * The texts in which edits are made. Those of a proposal that was taken over, but is not published yet, are among the
 * edits still, perhaps with other words by now: they are all made again, in the text that was there before.
 */
export const findGrounds = ({ commit, files }: HostState, wanted: Wanted): Promise<Ground[]> =>
  Promise.all(
    files.map(async (file): Promise<Ground> => {
      const { path, text } = file
      const written = findWritten(file, wanted)
      const former =
        written && (await wanted.host.readAt(path, written.ground).catch(noneIfMissing))
      const made =
        former === undefined ? { in: text, at: commit } : { in: former, at: written?.ground ?? '' }
      return { ...file, made }
    }),
  )

/** What is known of files that were made, for when they are taken over. */
export const writtenIn = (
  files: readonly HostFile[],
  grounds: readonly Ground[],
  wanted: Pick<Wanted, 'edits' | 'folder'>,
): Written[] =>
  files.map(({ path, text }) => ({
    path,
    text: digestOf(text),
    ground: grounds.find((ground) => ground.path === path)?.made.at ?? '',
    edits: editsOf(path, wanted),
  }))
