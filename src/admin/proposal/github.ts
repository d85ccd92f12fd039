import type { Repository } from '../../content/repository.ts'
import { graphqlAddress, namesIn } from '../../content/repository-api.ts'
import { ask } from './ask.ts'
import { toBase64 } from './base64.ts'
import { type Fault, type Host, HostFault, type HostFile } from './host.ts'

/** The file at each place of the list of paths: `path0`, `file0`. */
const readQuery = (paths: readonly string[]): string => {
  const variables = paths.map((_, index) => `, $path${index}: String!`).join('')
  const files = paths
    .map(
      (_, index) =>
        `file${index}: file(path: $path${index}) { object { ... on Blob { text isBinary isTruncated } } }`,
    )
    .join('\n')
  return `query ($owner: String!, $name: String!, $branch: String!${variables}) {
  repository(owner: $owner, name: $name) {
    id
    ref(qualifiedName: $branch) { target { oid ... on Commit { ${files} } } }
  }
}`
}

const FIND_BRANCH = `query ($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target { oid }
      associatedPullRequests(states: OPEN, first: 1) { nodes { url } }
    }
  }
}`

const CREATE_BRANCH = `mutation ($input: CreateRefInput!) {
  createRef(input: $input) { ref { name } }
}`

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`

const OPEN_REQUEST = `mutation ($input: CreatePullRequestInput!) {
  createPullRequest(input: $input) { pullRequest { url } }
}`

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

interface FindAnswer {
  repository: {
    ref: {
      target: { oid: string }
      associatedPullRequests: { nodes: { url: string }[] }
    } | null
  }
}

interface ReadAnswer {
  repository: {
    id: string
    ref: { target: { oid: string } & Record<string, GithubFile> } | null
  }
}

type GithubFile = {
  object: { text?: string | null; isBinary?: boolean; isTruncated?: boolean } | null
} | null

const textOf = (path: string, file: GithubFile | undefined): HostFile => {
  const { text, isBinary, isTruncated } = file?.object ?? {}
  if (typeof text !== 'string' || isBinary || isTruncated) throw new HostFault('missing', path)
  return { path, text }
}

const refOf = (branch: string): string => `refs/heads/${branch}`

/** GitHub: by its GraphQL interface, which makes a commit only on the state that it was made for. */
export const github = (repository: Repository, token: string): Host => {
  const [owner = '', name = ''] = namesIn(repository)
  const asked = { id: '' }

  const query = async <T>(text: string, variables: object): Promise<T> => {
    const { value } = await ask<GraphqlAnswer<T>>({
      address: graphqlAddress(repository),
      headers: { Authorization: `Bearer ${token}` },
      body: { query: text, variables },
    })
    const [error] = value.errors ?? []
    if (error) throw new HostFault(FAULTS[error.type ?? ''] ?? 'other', error.message)
    if (!value.data) throw new HostFault('other', 'no data')
    return value.data
  }

  return {
    read: async (paths) => {
      const branch = refOf(repository.branch)
      const named = Object.fromEntries(paths.map((path, index) => [`path${index}`, path]))
      const found = await query<ReadAnswer>(readQuery(paths), { owner, name, branch, ...named })
      const target = found.repository.ref?.target
      if (!target) throw new HostFault('missing', branch)
      asked.id = found.repository.id
      const files = paths.map((path, index) => textOf(path, target[`file${index}`]))
      return { commit: target.oid, files }
    },
    find: async (branch) => {
      const named = { owner, name, branch: refOf(branch) }
      const { ref } = (await query<FindAnswer>(FIND_BRANCH, named)).repository
      return ref
        ? { head: ref.target.oid, address: ref.associatedPullRequests.nodes[0]?.url }
        : undefined
    },
    commit: async ({ branch, title, files, base, isThere }) => {
      if (!isThere)
        await query(CREATE_BRANCH, {
          input: { repositoryId: asked.id, name: refOf(branch), oid: base },
        })
      const additions = files.map(({ path, text }) => ({ path, contents: toBase64(text) }))
      await query(COMMIT, {
        input: {
          branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: branch },
          message: { headline: title },
          fileChanges: { additions },
          expectedHeadOid: base,
        },
      })
    },
    request: async ({ branch, title, body }) => {
      const { createPullRequest } = await query<{
        createPullRequest: { pullRequest: { url: string } }
      }>(OPEN_REQUEST, {
        input: {
          ...{ repositoryId: asked.id, title, body },
          ...{ baseRefName: repository.branch, headRefName: branch },
        },
      })
      return createPullRequest.pullRequest.url
    },
  }
}
