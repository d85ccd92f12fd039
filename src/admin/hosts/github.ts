import type { Repository } from '../../content/site/repository.ts'
import { graphqlAddress, repositoryNames } from '../../content/site/repository-api.ts'
import { ask } from './ask.ts'
import { toBase64 } from './base64.ts'
import {
  COMMIT,
  type CommitAnswer,
  CREATE_BRANCH,
  commitQuery,
  FIND_BRANCH,
  type FindAnswer,
  type GithubFile,
  OPEN_REQUEST,
  type ReadAnswer,
  type RequestAnswer,
  readQuery,
} from './github-queries.ts'
import { type Fault, type Host, HostFault, type HostFile, type Proposal } from './host.ts'
import { isRefused } from './sent-again.ts'

interface GraphqlAnswer<T> {
  data?: T | null
  errors?: { type?: string; message: string }[]
}

/** What GitHub calls its refusals. */
const FAULTS: Record<string, Fault> = {
  NOT_FOUND: 'missing',
  FORBIDDEN: 'rights',
  INSUFFICIENT_SCOPES: 'rights',
  STALE_DATA: 'moved',
  RATE_LIMITED: 'limit',
  RATE_LIMIT: 'limit',
  UNPROCESSABLE: 'taken',
}

/** Asks GitHub's GraphQL interface. */
const openQuery =
  (repository: Repository, token: string) =>
  async <T>(query: string, variables: object): Promise<T> => {
    const { data, errors } = await ask<GraphqlAnswer<T>>({
      address: graphqlAddress(repository),
      headers: { Authorization: `Bearer ${token}` },
      body: { query, variables },
    })
    const [error] = errors ?? []
    if (error) throw new HostFault(FAULTS[error.type ?? ''] ?? 'other', error.message)
    if (!data) throw new HostFault('other', 'no data')
    return data
  }

const textOf = (path: string, file: GithubFile | undefined): HostFile => {
  if (!file?.object) throw new HostFault('gone', path)
  const { text, isBinary, isTruncated } = file.object
  if (typeof text !== 'string' || isBinary || isTruncated) throw new HostFault('missing', path)
  return { path, text }
}

/** The paths as the queries name them. */
const numbered = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path, index) => [`path${index}`, path]))

const refOf = (branch: string): string => `refs/heads/${branch}`

const commitOf = ({ branch, title, files, pictures, base }: Proposal, repositoryName: string) => ({
  branch: { repositoryNameWithOwner: repositoryName, branchName: branch },
  message: { headline: title },
  fileChanges: {
    additions: [
      ...files.map(({ path, text }) => ({ path, contents: toBase64(text) })),
      ...pictures,
    ],
  },
  expectedHeadOid: base,
})

/** GitHub: by its GraphQL interface, which makes a commit only on the state that it was made for. */
export const github = (repository: Repository, token: string): Host => {
  const [owner = '', name = ''] = repositoryNames(repository)
  const query = openQuery(repository, token)
  /** Of the repository; known once something was read. */
  let id = ''
  const find = async (branch: string) => {
    const named = { owner, name, branch: refOf(branch) }
    const { ref } = (await query<FindAnswer>(FIND_BRANCH, named)).repository
    if (!ref) return undefined
    const [found] = ref.associatedPullRequests.nodes
    const request = found && { address: found.url, isOpen: found.state === 'OPEN' }
    return { head: ref.target.oid, request }
  }
  /** One that is there on this very commit was made by the same request, whose answer was lost, and has nothing on it. */
  const makeBranch = async ({ branch, base }: Proposal) => {
    try {
      await query(CREATE_BRANCH, { input: { repositoryId: id, name: refOf(branch), oid: base } })
    } catch (error) {
      if (!isRefused(error) || (await find(branch))?.head !== base) throw error
    }
  }
  return {
    read: async (paths, pictures, from = repository.branch) => {
      const branch = refOf(from)
      const all = [...paths, ...pictures]
      const variables = { owner, name, branch, ...numbered(all) }
      const found = await query<ReadAnswer>(readQuery(all), variables)
      const target = found.repository.ref?.target
      if (!target) throw new HostFault('missing', branch)
      id = found.repository.id
      const files = paths.map((path, index) => textOf(path, target[`file${index}`]))
      const missing = pictures.filter((_, index) => !target[`file${paths.length + index}`]?.object)
      return { commit: target.oid, files, missing }
    },
    readAt: async (path, commit) => {
      const variables = { owner, name, commit, ...numbered([path]) }
      const { repository: found } = await query<CommitAnswer>(commitQuery([path]), variables)
      if (!found.object) throw new HostFault('missing', commit)
      return textOf(path, found.object.file0).text
    },
    find,
    commit: async (proposal) => {
      if (!proposal.isThere) await makeBranch(proposal)
      await query(COMMIT, { input: commitOf(proposal, `${owner}/${name}`) })
    },
    request: async ({ branch, title, body }) => {
      const heads = { baseRefName: repository.branch, headRefName: branch }
      const input = { repositoryId: id, title, body, ...heads }
      const made = await query<RequestAnswer>(OPEN_REQUEST, { input })
      return made.createPullRequest.pullRequest.url
    },
  }
}
