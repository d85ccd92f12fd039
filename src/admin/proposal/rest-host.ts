import { ask, noneIfMissing } from './ask.ts'
import { type Fault, type Host, HostFault, type HostFile, type HostRequest } from './host.ts'

/** The REST interface of a host, below one address. */
export interface Rest {
  get: <Answer>(path: string) => Promise<Answer>
  /** @param faults what a status means here that means something else elsewhere */
  post: <Answer>(path: string, body: object, faults?: Record<number, Fault>) => Promise<Answer>
}

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
  /** The request to take a branch over, if there is one. */
  requestFor: (branch: string) => Promise<HostRequest | undefined>
}

/** What is read of a host that is asked for branches, files and requests one by one. */
export const readingOneByOne = (
  built: string,
  { headOf, readFile, requestFor }: RestBranches,
): Pick<Host, 'read' | 'find'> => ({
  read: async (paths) => {
    const commit = await headOf(built)
    const read = async (path: string) => {
      const file = await readFile(path, commit).catch(noneIfMissing)
      if (!file) throw new HostFault('gone', path)
      return file
    }
    return { commit, files: await Promise.all(paths.map(read)) }
  },
  find: async (branch) => {
    const head = await headOf(branch).catch(noneIfMissing)
    return head === undefined ? undefined : { head, request: await requestFor(branch) }
  },
})
