import type { ChangeFilesOptions, CreatePullRequestOption, PullRequest } from 'forgejo-js'
import type { Repository } from '../../content/site/repository.ts'
import { apiOrigin, repositoryNames } from '../../content/site/repository-api.ts'
import { inAddress } from '../site/host-address.ts'
import { noneIfMissing } from './ask.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { type Host, HostFault, type Proposal } from './host.ts'
import { headAt, openRest, readingOneByOne } from './rest-host.ts'

interface File {
  content: string | null
  sha: string
}

type Request = Pick<PullRequest, 'html_url' | 'state'>

/** A server may lie below a path, which stands before the owner. */
const rootOf = (repository: Repository): string => {
  const names = repositoryNames(repository)
  const below = names.slice(0, -2).map((name) => `/${name}`)
  const [owner = '', name = ''] = names.slice(-2)
  return `${apiOrigin(repository)}${below.join('')}/api/v1/repos/${owner}/${name}`
}

const fileAt = (path: string, commit: string): string =>
  `/contents/${inAddress(path)}?ref=${commit}`

const changesOf = (
  { branch, title, files, pictures }: Proposal,
  built: string,
  digests: ReadonlyMap<string, string>,
): ChangeFilesOptions => ({
  branch: built,
  new_branch: branch,
  message: title,
  files: [
    ...files.map(({ path, text }) => ({
      operation: 'update' as const,
      path,
      content: toBase64(text),
      sha: digests.get(path) ?? '',
    })),
    ...pictures.map(({ path, contents }) => ({
      operation: 'create' as const,
      path,
      content: contents,
    })),
  ],
})

const requestOf = ({ branch, title, body }: Proposal, built: string): CreatePullRequestOption => ({
  base: built,
  head: branch,
  title,
  body,
})

/** Forgejo and Gitea: by their REST interface, version 1. */
export const forgejo = (repository: Repository, token: string): Host => {
  const rest = openRest(rootOf(repository), { Authorization: `token ${token}` })
  const built = repository.branch
  /** Of the files that were read: a change says by them which state it was made for. */
  const digests = new Map<string, string>()
  const fileOf = async (path: string, commit: string) => {
    const { content, sha } = await rest.get<File>(fileAt(path, commit))
    if (content === null) throw new HostFault('missing', path)
    return { text: fromBase64(content), sha }
  }
  return {
    ...readingOneByOne(rest, built, {
      fileAt,
      headOf: (branch) => headAt(rest, `/branches/${inAddress(branch)}`),
      readFile: async (path, commit) => {
        const { text, sha } = await fileOf(path, commit)
        digests.set(path, sha)
        return { path, text }
      },
      requestFor: async (branch) => {
        const path = `/pulls/${encodeURIComponent(built)}/${branch}`
        const found = await rest.get<Request>(path).catch(noneIfMissing)
        return found?.html_url
          ? { address: found.html_url, isOpen: found.state === 'open' }
          : undefined
      },
    }),
    readAt: async (path, commit) => (await fileOf(path, commit)).text,
    commit: async (proposal) => {
      const faults = { 409: 'moved', 422: 'moved' } as const
      await rest.post('/contents', changesOf(proposal, built, digests), faults)
    },
    request: async (proposal) => {
      const made = await rest.post<Request>('/pulls', requestOf(proposal, built))
      if (!made.html_url) throw new HostFault('other', 'no html_url')
      return made.html_url
    },
  }
}
