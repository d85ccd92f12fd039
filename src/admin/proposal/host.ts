/** Why a host did not do what it was asked. */
export type Fault =
  | 'token'
  | 'rights'
  | 'missing'
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

/** Files as they are at one commit. */
export interface HostState {
  commit: string
  files: HostFile[]
}

/** What is proposed. */
export interface Proposal {
  /** Name of the new branch. */
  branch: string
  title: string
  body: string
  /** Files with their new texts. */
  files: HostFile[]
  /** On which it is made. */
  state: HostState
}

/** A host of repositories, as far as proposals need it; what it refuses is thrown as `HostFault`. */
export interface Host {
  /** The newest commit of the branch from which the site is built, with these files. */
  read: (paths: readonly string[]) => Promise<HostState>
  /** Makes a branch with one commit, and asks for it to be taken over; the address of that request. */
  propose: (proposal: Proposal) => Promise<string>
}
