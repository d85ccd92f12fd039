import { type Edit, type Edits, placesOf, type SourceText } from '../edits/edits.ts'
import { noneIfMissing } from '../hosts/ask.ts'
import type { Host, HostFile, HostState } from '../hosts/host.ts'
import type { Begun, Written } from '../proposed/begun.ts'
import { digestOf } from '../proposed/digest.ts'
import { digestOfEdit } from '../proposed/said.ts'
import { inRepository } from '../site/host-address.ts'

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

type Digest = (at: SourceText, edit: Edit) => string

/** The digests of the edits of a file. */
const digestsOf = (
  path: string,
  { edits, folder }: Pick<Wanted, 'edits' | 'folder'>,
  digest: Digest,
): string[] =>
  placesOf(edits).flatMap(({ edit }) => {
    const { at } = edit
    return at && inRepository(at.file, { folder }) === path ? [digest(at, edit)] : []
  })

/** What is said of a place stays the same edit as long as the same is published there. */
const ofPlace: Digest = ({ path }, { before }) => digestOf(JSON.stringify([path, before]))

const ownFiles = ({ begun }: Pick<Wanted, 'begun'>): Written[] =>
  [...begun.entries()].flatMap(([, { files = [] }]) => files)

/** What proposals of this browser have written into a file, the last one last. */
const writtenTo = (path: string, wanted: Wanted): Written[] =>
  ownFiles(wanted).filter((written) => written.path === path)

/** The same, of those that wrote just what the file says now. */
const findWritten = ({ path, text }: HostFile, wanted: Wanted): Written[] => {
  const now = digestOf(text)
  return writtenTo(path, wanted).filter((written) => written.text === now)
}

/** The text of a file at a commit; undefined where there was none. */
const readAt = (path: string, commit: string, { host }: Pick<Wanted, 'host'>) =>
  host.readAt(path, commit).catch(noneIfMissing)

/**
 * What is published of a file, where it is the text in which its last own edits were made, or has those of them that
 * another proposal has made in that text. What the file says besides is its editor's own, and not published.
 */
const findPublished = async (
  { path, ground }: Written,
  wanted: Wanted,
): Promise<Ground['made'] | undefined> => {
  const at = await wanted.published?.()
  const text = at === undefined ? undefined : await readAt(path, at, wanted)
  if (at === undefined || text === undefined) return undefined
  const digest = digestOf(text)
  const isOwn = writtenTo(path, wanted).some(
    (other) => other.ground === ground && other.text === digest,
  )
  return isOwn || (await readAt(path, ground, wanted)) === text ? { in: text, at } : undefined
}

/** The text in which the edits of a file were made, where it says just what a proposal of this browser has written. */
const findFormer = async (file: HostFile, wanted: Wanted): Promise<Ground['made'] | undefined> => {
  const all = findWritten(file, wanted)
  const edits = new Set(digestsOf(file.path, wanted, ofPlace))
  const complete = all.findLast((written) => written.edits.every((edit) => edits.has(edit)))
  const last = all.at(-1)
  // An edit that is missing was published, or taken back: only what is published can tell.
  if (!complete) return last && findPublished(last, wanted)
  const text = await readAt(file.path, complete.ground, wanted)
  return text === undefined ? undefined : { in: text, at: complete.ground }
}

/**
 * The files from which an editor has taken all edits back since a proposal with them was taken over: nothing else names
 * them any more, and what was taken back would be published.
 */
export const findWithdrawn = async (
  { commit, files }: HostState,
  wanted: Wanted,
): Promise<string[]> => {
  const { folder } = wanted
  const isIn = (path: string) => folder === '' || path.startsWith(`${folder}/`)
  const own = ownFiles(wanted).filter(
    ({ path }) => isIn(path) && !files.some((file) => file.path === path),
  )
  const paths = [...new Set(own.map(({ path }) => path))]
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await readAt(path, commit, wanted)
      const made = text === undefined ? undefined : await findFormer({ path, text }, wanted)
      return made && made.in !== text ? [path] : []
    }),
  )
  return found.flat()
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
    edits: digestsOf(path, wanted, ofPlace),
    said: digestsOf(path, wanted, digestOfEdit),
  }))
