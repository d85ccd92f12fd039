import { contentEdits, filesOf } from '../edits/content-edits.ts'
import type { Edits } from '../edits/edits.ts'
import { bytesToBase64 } from '../hosts/base64.ts'
import {
  type Fault,
  type Host,
  type HostBranch,
  HostFault,
  type HostPicture,
  type HostState,
  type Proposal,
} from '../hosts/host.ts'
import { commitOnce, isRefused, requestOnce } from '../hosts/sent-again.ts'
import type { Begun } from '../proposed/begun.ts'
import { digestOf } from '../proposed/digest.ts'
import { findSuperseded, placesIn } from '../proposed/superseded.ts'
import { inRepository } from '../site/host-address.ts'
import { findGrounds, findWithdrawn, type Ground, writtenIn } from './ground.ts'

/** What a proposal does besides making the edits. */
export interface Besides {
  /** Addresses of open proposals that it stands for from now on. */
  superseded: readonly string[]
  /** Files, by their names in the content folder, that lose what was taken over, but taken back before it was published. */
  takenBack: readonly string[]
}

/** What came of a proposal. */
export type Outcome =
  /** It is made: the address at which it is talked about. */
  | ({ address: string } & Besides)
  /** The files say all of it already. */
  | { isMade: true }
  /** Why the edits can't be made in the files as they are now, in words of the check. */
  | { report: string }
  /** Why the host has not taken it; a file that is gone, by its name in the content folder, or a picture. */
  | { fault: Fault; file?: string }

/** Pictures on this machine. */
export interface LocalPictures {
  /** Their names in the folder `media`. */
  names: readonly string[]
  load: (name: string) => Promise<Uint8Array>
}

export interface Wish {
  host: Host
  /** What earlier tries have made: who tries again goes on with it. */
  begun: Begun
  edits: Edits
  /** The content folder in the repository. */
  folder: string
  /** The commit that is published at this moment, where that is known. */
  published?: (() => Promise<string | undefined>) | undefined
  /** Pictures on this machine that may not be in the repository, and how their bytes are had. */
  pictures?: LocalPictures | undefined
  /** When it is made: the branch is called by it. */
  now: Date
  title: string
  /** What it says. */
  body: (besides: Besides) => string
}

/** A name that nobody else has thought of. */
const branchAt = (now: Date): string =>
  `texte-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`

/** A file of the repository by its name in the content folder. */
const inContent = (path: string, folder: string): string =>
  path.slice(folder === '' ? 0 : folder.length + 1)

/** The folder of pictures, in that of the content. */
const MEDIA = 'media/'

const MARK = '\ufeff'

const loadEngine = () =>
  import('../../../scripts/edit/change/change-files.ts').catch((error: unknown) => {
    throw new HostFault('offline', String(error))
  })

/** The new texts of files; a mark before everything else stays there. */
const splice = async (files: readonly Ground[], { edits, folder }: Wish) => {
  const { changeFiles } = await loadEngine()
  const sources = files.map(({ path, made: { in: text } }) => ({
    path,
    name: inContent(path, folder),
    text: text.startsWith(MARK) ? text.slice(1) : text,
  }))
  const changed = changeFiles(sources, contentEdits(edits))
  if ('report' in changed) return changed
  return files.flatMap(({ path, text: now, made }) => {
    const text = changed.texts.get(inContent(path, folder))
    // Where nothing is to be changed, it says again what the edits of former proposals were made in.
    const whole = text === undefined ? made.in : (made.in.startsWith(MARK) ? MARK : '') + text
    return whole === now ? [] : [{ path, text: whole }]
  })
}

/**
 * The branch of an earlier try, to go on with; one whose request was taken over or refused has come to its end, and
 * what hosts would find there is that request.
 */
const findOpen = async (host: Host, branch: string): Promise<HostBranch | undefined> => {
  const found = await host.find(branch)
  return found?.request?.isOpen === false ? undefined : found
}

type Changes = Pick<Proposal, 'files' | 'pictures'>

type State = Pick<HostState, 'commit'> & Pick<Besides, 'takenBack'> & { grounds: readonly Ground[] }

/**
 * Makes the branch and asks for it to be taken over, as far as an earlier try has not. Who hands in the same again, is
 * led to the same.
 */
const handIn = async (wish: Wish, changes: Changes, state: State) => {
  const { host, begun, now, title, body } = wish
  const { files, pictures } = changes
  // A picture is named by its path: nothing else is ever laid there under the same name.
  const key = digestOf(JSON.stringify([...files, ...pictures.map(({ path }) => path)]))
  const former = begun.get(key)
  const found = former && (await findOpen(host, former.branch))
  const { branch, base } = found ? former : { branch: branchAt(now), base: state.commit }
  const places = placesIn(wish.edits)
  // Before it is made: the answer that it is may never come.
  const written = writtenIn(files, state.grounds, wish)
  begun.set(key, { branch, base, places, files: written })
  const superseded = await findSuperseded({ host, begun, branch, places })
  const besides = { superseded, takenBack: state.takenBack }
  const isThere = found !== undefined
  const proposal = { branch, base, isThere, title, body: body(besides), ...changes }
  if (!found || found.head === base)
    await commitOnce(host, proposal).catch((error: unknown) => {
      // Where it has not committed, a branch of that name is somebody else's.
      if (isRefused(error)) begun.delete(key)
      throw error
    })
  return { address: found?.request?.address ?? (await requestOnce(host, proposal)), ...besides }
}

/** The pictures that the repository lacks. */
const loadMissing = ({ missing }: HostState, { pictures, folder }: Wish): Promise<HostPicture[]> =>
  Promise.all(
    missing.map(async (path) => {
      const name = inContent(path, folder).slice(MEDIA.length)
      const bytes = await pictures?.load(name).catch((error: unknown) => {
        console.error(error)
      })
      if (!bytes) throw new HostFault('picture', name)
      return { path, contents: bytesToBase64(bytes) }
    }),
  )

const attempt = async (wish: Wish): Promise<Outcome> => {
  const { host, edits, folder, pictures } = wish
  const names = filesOf(edits).map((file) => inRepository(file, { folder }))
  if (names.length === 0) return { isMade: true }
  const named = pictures?.names.map((name) => inRepository(MEDIA + name, { folder })) ?? []
  const asked = await host.read(names, named)
  const withdrawn = await findWithdrawn(asked, wish)
  const state = withdrawn.length > 0 ? await host.read([...names, ...withdrawn], named) : asked
  const grounds = await findGrounds(state, wish)
  const files = await splice(grounds, wish)
  if ('report' in files) return files
  if (files.length === 0) return { isMade: true }
  const changes = { files, pictures: await loadMissing(state, wish) }
  const takenBack = withdrawn.map((path) => inContent(path, folder))
  return handIn(wish, changes, { commit: state.commit, takenBack, grounds })
}

/** Where somebody else was faster, once more on what that left. */
const attemptAgain = async (wish: Wish): Promise<Outcome> => {
  try {
    return await attempt(wish)
  } catch (error) {
    if (!(error instanceof HostFault) || error.kind !== 'moved') throw error
    return attempt({ ...wish, now: new Date(wish.now.getTime() + 1000) })
  }
}

const faultOf = (error: unknown, { folder }: Wish): Outcome => {
  if (!(error instanceof HostFault)) return { fault: 'other' }
  const { kind: fault, message } = error
  if (fault === 'picture') return { fault, file: message }
  return fault === 'gone' ? { fault, file: inContent(message, folder) } : { fault }
}

/**
 * Proposes edits to whoever looks after the content: made in its newest files, on a branch of their own. The edits
 * themselves stay as they are, whatever comes of it.
 */
export const propose = async (wish: Wish): Promise<Outcome> => {
  try {
    return await attemptAgain(wish)
  } catch (error) {
    console.error('The edits could not be proposed.', error)
    return faultOf(error, wish)
  }
}
