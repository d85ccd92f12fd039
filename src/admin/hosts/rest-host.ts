import { ask, noneIfMissing } from './ask.ts'
import { type Fault, type Host, HostFault, type HostFile, type HostRequest } from './host.ts'

/** The REST interface of a host, below one address. */
export interface Rest {
  get: <Answer>(path: string) => Promise<Answer>
  /** @param faults what a status means here that means something else elsewhere */
  post: <Answer>(path: string, body: object, faults?: Record<number, Fault>) => Promise<Answer>
}

/** @param root address below which the paths are, without a slash at its end */
export const openRest = (root: string, headers: Record<string, string>): Rest => ({
  get: (path) => ask({ address: root + path, headers }),
  post: (path, body, faults) =>
    ask({ address: root + path, headers, body, ...(faults && { faults }) }),
})

/** The newest commit of a branch that is asked for at a path: GitLab and Forgejo say it alike. */
export const headAt = async (rest: Rest, path: string): Promise<string> =>
  (await rest.get<{ commit: { id: string } }>(path)).commit.id

interface RestBranches {
  headOf: (branch: string) => Promise<string>
  readFile: (path: string, commit: string) => Promise<HostFile>
  /** Where a file is asked for, below the repository's own address. */
  fileAt: (path: string, commit: string) => string
  /** The request to take a branch over, if there is one. */
  requestFor: (branch: string) => Promise<HostRequest | undefined>
}

/** What is read of a host that is asked for branches, files and requests one by one. */
export const readingOneByOne = (
  rest: Rest,
  built: string,
  { headOf, readFile, fileAt, requestFor }: RestBranches,
): Pick<Host, 'read' | 'find'> => ({
  read: async (paths, pictures, branch = built) => {
    const commit = await headOf(branch)
    const read = async (path: string) => {
      const file = await readFile(path, commit).catch(noneIfMissing)
      if (!file) throw new HostFault('gone', path)
      return file
    }
    const lacks = async (path: string) =>
      (await rest.get(fileAt(path, commit)).catch(noneIfMissing)) === undefined ? [path] : []
    const [files, missing] = await Promise.all([
      Promise.all(paths.map(read)),
      Promise.all(pictures.map(lacks)),
    ])
    return { commit, files, missing: missing.flat() }
  },
  find: async (branch) => {
    const head = await headOf(branch).catch(noneIfMissing)
    return head === undefined ? undefined : { head, request: await requestFor(branch) }
  },
})
