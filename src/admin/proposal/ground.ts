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
  /** The commit that is published at this moment, where that is known. */
  published?: (() => Promise<string | undefined>) | undefined
}

/** The edits of a file: what is said of a place stays the same edit as long as the same is published there. */
const editsOf = (path: string, { edits, folder }: Pick<Wanted, 'edits' | 'folder'>): string[] =>
  placesOf(edits).flatMap(({ edit: { at, before } }) =>
    at && inRepository(at.file, { folder }) === path
      ? [digestOf(JSON.stringify([at.path, before]))]
      : [],
  )

/** What proposals of this browser have written into a file that says just that now. */
const findWritten = ({ path, text }: HostFile, { begun }: Wanted): Written[] => {
  const now = digestOf(text)
  return [...begun.entries()]
    .flatMap(([, { files = [] }]) => files)
    .filter((written) => written.path === path && written.text === now)
}

/** The text in which the edits of a file were made, as far as all of those are still the editor's. */
const findFormer = async (file: HostFile, wanted: Wanted): Promise<Ground['made'] | undefined> => {
  const all = findWritten(file, wanted)
  const edits = new Set(editsOf(file.path, wanted))
  const complete = all.findLast((written) => written.edits.every((edit) => edits.has(edit)))
  const at = (complete ?? all.at(-1))?.ground
  if (at === undefined) return undefined
  const readAt = (commit: string) => wanted.host.readAt(file.path, commit).catch(noneIfMissing)
  const former = await readAt(at)
  if (former === undefined) return undefined
  if (complete) return { in: former, at }
  // An edit that is missing was published, or taken back: the latter where that text is the published one still.
  const commit = await wanted.published?.()
  const isPublished = commit !== undefined && (await readAt(commit)) === former
  return isPublished ? { in: former, at } : undefined
}

/**
 * The texts in which edits are made. Those of a proposal that was taken over, but is not published yet, are among the
 * edits still, perhaps with other words by now: they are all made again, in the text that was there before.
 */
export const findGrounds = ({ commit, files }: HostState, wanted: Wanted): Promise<Ground[]> =>
  Promise.all(
    files.map(async (file): Promise<Ground> => {
      const made = (await findFormer(file, wanted)) ?? { in: file.text, at: commit }
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
