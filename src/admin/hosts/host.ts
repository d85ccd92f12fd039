/** Why a host did not do what it was asked. */
export type Fault =
  | 'token'
  | 'rights'
  | 'missing'
  /** A file of the repository; its path is the message. */
  | 'gone'
  /** A picture on this machine that can't be sent; its name is the message. */
  | 'picture'
  | 'moved'
  | 'taken'
  | 'limit'
  | 'offline'
  | 'other'

/** Thrown by hosts; what they said themselves is the message. */
export class HostFault extends Error {
  constructor(
    readonly kind: Fault,
    message: string,
  ) {
    super(message)
  }
}

/** A file of the repository. */
export interface HostFile {
  path: string
  text: string
}

/** A picture that the repository does not have. */
export interface HostPicture {
  path: string
  /** Its bytes, in base64. */
  contents: string
}

/** Files as they are at one commit. */
export interface HostState {
  commit: string
  files: HostFile[]
  /** Which of the pictures that were asked for are not there. */
  missing: string[]
}

/** What is proposed. */
export interface Proposal {
  /** Name of the new branch. */
  branch: string
  title: string
  body: string
  /** Files with their new texts. */
  files: HostFile[]
  /** Pictures that come in with them. */
  pictures: HostPicture[]
  /** The commit on which it is made. */
  base: string
  /** True where the branch is there already, and has nothing of it. */
  isThere: boolean
}

/** A branch as the host has it. */
export interface HostBranch {
  /** Its newest commit. */
  head: string
  /** The request to take it over, if there is one. */
  request?: HostRequest | undefined
}

/** A request to take a branch over. */
export interface HostRequest {
  address: string
  /** False where it was taken over or refused. */
  isOpen: boolean
}

/** A host of repositories, as far as proposals need it; what it refuses is thrown as `HostFault`. */
export interface Host {
  /**
   * The newest commit of a branch, with these files; of the pictures, which ones it lacks.
   *
   * @param branch by default, the one from which the site is built
   */
  read: (
    paths: readonly string[],
    pictures: readonly string[],
    branch?: string,
  ) => Promise<HostState>
  /** The text of a file at a commit. */
  readAt: (path: string, commit: string) => Promise<string>
  /** Undefined where no branch has this name. */
  find: (branch: string) => Promise<HostBranch | undefined>
  /** Makes a branch with one commit. */
  commit: (proposal: Proposal) => Promise<void>
  /** Asks for a branch to be taken over; the address of that request. */
  request: (proposal: Proposal) => Promise<string>
}
