import { schema as github } from '@octokit/graphql-schema'
import { buildSchema, type DocumentNode, getVariableValues, parse, validate } from 'graphql'
import { z } from 'zod'
import { fromBase64, toBase64 } from '../../../src/admin/hosts/base64.ts'
import type { Repository } from '../../../src/content/site/repository.ts'

/** What a host has been told to do, and what it holds. */
export interface FakeHost {
  repository: Repository
  /** Files of the branch, by their path. */
  files: Record<string, string>
  /** Its newest commit, and its files at former ones. */
  commit: string
  past: Record<string, Record<string, string>>
  /** What was committed on which branch, and for what it was asked to be taken over. */
  branches: Record<string, Record<string, string>>
  requests: { branch: string; title: string; body: string; into: string; isOver?: boolean }[]
  /** Of everything that was sent, in order. */
  tokens: string[]
  fetch: (address: string, init: RequestInit) => Promise<Response>
}

const COMMIT = 'c0ffee0000000000000000000000000000000000'

type Answer = (address: URL, body: never) => Response

/** The newest commit of a branch; undefined where there is none of that name. */
const headOf = ({ branches, repository, commit }: FakeHost, name: string): string | undefined => {
  const held = name === repository.branch ? {} : branches[name]
  if (!held) return undefined
  return Object.keys(held).length > 0 ? 'new' : commit
}

/** The files at a commit: of the branch that was made last, where it is the newest one there. */
const filesAt = ({ files, branches, past }: FakeHost, commit: string): Record<string, string> =>
  commit === 'new' ? { ...files, ...Object.values(branches).at(-1) } : (past[commit] ?? files)

/** Takes over the branch that was made last, with what somebody else has committed since. */
export const mergeLast = (host: FakeHost, others: Record<string, string> = {}): void => {
  host.past[host.commit] = host.files
  host.files = { ...filesAt(host, 'new'), ...others }
  host.commit = `${Object.keys(host.past).length}`.padStart(40, '0')
  for (const request of host.requests) request.isOver = true
}

/** The first request for a branch, as Forgejo finds it, with its number. */
const requestFor = ({ requests }: FakeHost, name: string) => {
  const index = requests.findIndex(({ branch }) => branch === name)
  return index < 0 ? undefined : { number: index + 1, isOver: requests[index]?.isOver }
}

/** No host takes a second request for a branch while there is one. */
const isAskedFor = ({ requests }: FakeHost, name: string): boolean =>
  requests.some(({ branch, isOver }) => branch === name && !isOver)

/** As GitHub publishes it, with a field that is named twice. */
const schema = buildSchema(github.idl, { assumeValidSDL: true })

/** GitHub takes one sign more. */
const LONGEST_TITLE = 255

/** What of a call is not as GitHub's own schema has it. */
const faultsOf = (document: DocumentNode, variables: Record<string, unknown>): string[] => {
  const [operation] = document.definitions
  const declared = operation?.kind === 'OperationDefinition' ? operation.variableDefinitions : []
  const values = getVariableValues(schema, declared ?? [], variables)
  return [...validate(schema, document), ...(values.errors ?? [])].map(({ message }) => message)
}

type Input = Record<string, never> & {
  name: string
  branch: { branchName: string }
  fileChanges: { additions: { path: string; contents: string }[] }
  headRefName: string
  baseRefName: string
  title: string
  body: string
  expectedHeadOid: string
}

const onGithub =
  (host: FakeHost): Answer =>
  (
    _,
    { query, variables }: { query: string; variables: Record<string, string> & { input: Input } },
  ) => {
    const faults = faultsOf(parse(query), variables)
    if (faults.length > 0) throw new Error(faults.join('\n'))
    const { input } = variables
    if (query.includes('createRef(')) {
      const name = input.name.slice('refs/heads/'.length)
      if (headOf(host, name))
        return Response.json({ errors: [{ type: 'UNPROCESSABLE', message: 'There already' }] })
      host.branches[name] = {}
    } else if (query.includes('createCommitOnBranch(')) {
      if (input.expectedHeadOid !== host.commit) throw new Error('made on another commit')
      if (headOf(host, input.branch.branchName) !== host.commit)
        return Response.json({ errors: [{ type: 'STALE_DATA', message: 'Moved' }] })
      for (const { path, contents } of input.fileChanges.additions)
        Object.assign(host.branches[input.branch.branchName] ?? {}, {
          [path]: fromBase64(contents),
        })
    } else if (query.includes('createPullRequest(')) {
      const { headRefName: branch, baseRefName: into, title, body } = input
      if (title.length > LONGEST_TITLE || isAskedFor(host, branch))
        return Response.json({ errors: [{ type: 'UNPROCESSABLE', message: 'Not taken' }] })
      const url = `https://github.com/a/b/pull/${host.requests.push({ branch, into, title, body })}`
      return Response.json({ data: { createPullRequest: { pullRequest: { url } } } })
    } else if (query.includes('associatedPullRequests(')) {
      const branch = String(variables.branch).slice('refs/heads/'.length)
      const oid = headOf(host, branch)
      const found = requestFor(host, branch)
      const url = `https://github.com/a/b/pull/${found?.number}`
      const nodes = found ? [{ url, state: found.isOver ? 'CLOSED' : 'OPEN' }] : []
      const ref = oid ? { target: { oid }, associatedPullRequests: { nodes } } : null
      return Response.json({ data: { repository: { ref } } })
    } else if (query.includes('object(oid:')) {
      const text = filesAt(host, String(variables.commit))[String(variables.path0)]
      const file0 =
        text === undefined ? null : { object: { text, isBinary: false, isTruncated: false } }
      return Response.json({ data: { repository: { object: { file0 } } } })
    } else {
      const head = headOf(host, String(variables.branch).slice('refs/heads/'.length))
      if (!head) return Response.json({ data: { repository: { id: 'R_1', ref: null } } })
      const paths = Object.entries(variables).filter(([name]) => /^path\d/.test(name))
      const files = paths.map(([name, path]) => {
        const text = filesAt(host, head)[String(path)]
        return [
          name.replace('path', 'file'),
          text === undefined ? null : { object: { text, isBinary: false, isTruncated: false } },
        ]
      })
      const target = { oid: head, ...Object.fromEntries(files) }
      return Response.json({ data: { repository: { id: 'R_1', ref: { target } } } })
    }
    return Response.json({ data: {} })
  }

/**
 * Fields as https://docs.gitlab.com/api/commits/ and https://docs.gitlab.com/api/merge_requests/ name them. Beside
 * `start_sha`, GitLab looks for a file's `last_commit_id` on the project's default branch, and refuses every commit
 * that is made for another one where the file differs there.
 */
const gitlabCommit = z.strictObject({
  branch: z.string(),
  start_sha: z.string(),
  commit_message: z.string(),
  actions: z.array(
    z.strictObject({
      action: z.enum(['create', 'delete', 'move', 'update', 'chmod']),
      file_path: z.string(),
      content: z.string(),
      encoding: z.enum(['text', 'base64']),
    }),
  ),
})

const gitlabRequest = z.strictObject({
  source_branch: z.string(),
  target_branch: z.string(),
  title: z.string().max(LONGEST_TITLE),
  description: z.string(),
  remove_source_branch: z.boolean(),
})

const notFound = () => new Response('{"message":"404 Not found"}', { status: 404 })

const onGitlab =
  (host: FakeHost): Answer =>
  ({ pathname, searchParams }, body) => {
    const below = pathname.replace('/api/v4/projects/a%2Fb%2Fc/', '')
    if (below.startsWith('repository/branches/')) {
      const id = headOf(host, decodeURIComponent(below.replace('repository/branches/', '')))
      return id ? Response.json({ commit: { id } }) : notFound()
    }
    if (below === 'merge_requests' && body === undefined) {
      const found = requestFor(host, searchParams.get('source_branch') ?? '')
      const web_url = `https://gitlab.com/a/b/c/-/merge_requests/${found?.number}`
      return Response.json(found ? [{ web_url, state: found.isOver ? 'closed' : 'opened' }] : [])
    }
    if (below === 'repository/commits') {
      const { branch, actions } = gitlabCommit.parse(body)
      if (
        headOf(host, branch) ||
        actions.some(({ action, file_path }) => (action === 'create') === file_path in host.files)
      )
        return new Response('{}', { status: 400 })
      host.branches[branch] = Object.fromEntries(
        actions.map(({ file_path, content }) => [file_path, fromBase64(content)]),
      )
      return Response.json({ id: 'new' }, { status: 201 })
    }
    if (below === 'merge_requests') {
      const {
        source_branch: branch,
        target_branch: into,
        title,
        description,
      } = gitlabRequest.parse(body)
      if (isAskedFor(host, branch)) return new Response('{}', { status: 409 })
      const number = host.requests.push({ branch, into, title, body: description })
      const web_url = `https://gitlab.com/a/b/c/-/merge_requests/${number}`
      return Response.json({ web_url }, { status: 201 })
    }
    const path = decodeURIComponent(below.replace('repository/files/', ''))
    const text = filesAt(host, searchParams.get('ref') ?? '')[path]
    return text === undefined
      ? notFound()
      : Response.json({ content: toBase64(text), last_commit_id: 'last' })
  }

interface ForgejoBody {
  branch: string
  new_branch: string
  files: { operation: string; path: string; content: string; sha?: string }[]
  head: string
  base: string
  title: string
  body: string
}

/** What is sent is of the types that are made from Forgejo's own description. */
const onForgejo =
  (host: FakeHost): Answer =>
  ({ pathname, searchParams }, body: ForgejoBody) => {
    const below = pathname.replace('/api/v1/repos/a/b/', '')
    if (below.startsWith('branches/')) {
      const id = headOf(host, below.replace('branches/', ''))
      return id ? Response.json({ commit: { id } }) : notFound()
    }
    const pulls = `pulls/${encodeURIComponent(host.repository.branch)}/`
    if (below.startsWith(pulls)) {
      const found = requestFor(host, below.replace(pulls, ''))
      const html_url = `https://codeberg.org/a/b/pulls/${found?.number}`
      return found
        ? Response.json({ html_url, state: found.isOver ? 'closed' : 'open' })
        : notFound()
    }
    if (below === 'contents') {
      const isOther = ({ operation, path, sha }: ForgejoBody['files'][number]) =>
        operation === 'create' ? path in host.files : sha !== 'blob'
      if (headOf(host, body.new_branch) || body.files.some(isOther))
        return new Response('{}', { status: 422 })
      host.branches[body.new_branch] = Object.fromEntries(
        body.files.map(({ path, content }) => [path, fromBase64(content)]),
      )
      return Response.json({}, { status: 201 })
    }
    if (below === 'pulls') {
      if (body.title.length > LONGEST_TITLE) return new Response('{}', { status: 422 })
      if (isAskedFor(host, body.head)) return new Response('{}', { status: 409 })
      const number = host.requests.push({
        branch: body.head,
        into: body.base,
        title: body.title,
        body: body.body,
      })
      const html_url = `https://codeberg.org/a/b/pulls/${number}`
      return Response.json({ html_url }, { status: 201 })
    }
    const path = decodeURIComponent(below.replace('contents/', ''))
    const text = filesAt(host, searchParams.get('ref') ?? '')[path]
    return text === undefined ? notFound() : Response.json({ content: toBase64(text), sha: 'blob' })
  }

const KINDS = {
  github: { url: 'https://github.com/a/b', answers: onGithub },
  gitlab: { url: 'https://gitlab.com/a/b/c', answers: onGitlab },
  forgejo: { url: 'https://codeberg.org/a/b', answers: onForgejo },
}

/** A host that holds files and takes proposals, as strict as its published description. */
export const fakeHost = (
  kind: keyof typeof KINDS,
  files: Record<string, string>,
  branch = 'main',
): FakeHost => {
  const { url, answers } = KINDS[kind]
  const host: FakeHost = {
    repository: { host: kind, url, branch },
    files,
    commit: COMMIT,
    past: {},
    branches: {},
    requests: [],
    tokens: [],
    fetch: async (address, { headers, body }) => {
      host.tokens.push(JSON.stringify([...new Headers(headers)]))
      const sent = typeof body === 'string' ? JSON.parse(body) : undefined
      return answers(host)(new URL(address), sent as never)
    },
  }
  return host
}
