import type { ChangeFilesOptions, CreatePullRequestOption, PullRequest } from 'forgejo-js'
import type { Repository } from '../../content/repository.ts'
import { apiOrigin, namesIn } from '../../content/repository-api.ts'
import { inAddress } from '../host-address.ts'
import { ask, noneIfMissing } from './ask.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { type Host, HostFault, type HostFile } from './host.ts'

interface File {
  content: string | null
  sha: string
}

type Request = Pick<PullRequest, 'html_url' | 'state'>

/** Forgejo and Gitea: by their REST interface, version 1. */
export const forgejo = (repository: Repository, token: string): Host => {
  const names = namesIn(repository)
  const below = names.slice(0, -2).map((name) => `/${name}`)
  const [owner = '', name = ''] = names.slice(-2)
  const root = `${apiOrigin(repository)}${below.join('')}/api/v1/repos/${owner}/${name}`
  const headers = { Authorization: `token ${token}` }
  const digests = new Map<string, string>()

  const readFile = async (path: string, commit: string): Promise<HostFile> => {
    const address = `${root}/contents/${inAddress(path)}?ref=${commit}`
    const { value } = await ask<File>({ address, headers })
    if (value.content === null) throw new HostFault('missing', path)
    digests.set(path, value.sha)
    return { path, text: fromBase64(value.content) }
  }

  const headOf = async (branch: string): Promise<string> => {
    const address = `${root}/branches/${inAddress(branch)}`
    return (await ask<{ commit: { id: string } }>({ address, headers })).value.commit.id
  }

  return {
    read: async (paths) => {
      const commit = await headOf(repository.branch)
      return { commit, files: await Promise.all(paths.map((path) => readFile(path, commit))) }
    },
    find: async (branch) => {
      const head = await headOf(branch).catch(noneIfMissing)
      if (head === undefined) return undefined
      const address = `${root}/pulls/${encodeURIComponent(repository.branch)}/${branch}`
      const found = await ask<Request>({ address, headers }).catch(noneIfMissing)
      return { head, address: found?.value.state === 'open' ? found.value.html_url : undefined }
    },
    commit: async ({ branch, title, files }) => {
      const changes: ChangeFilesOptions = {
        branch: repository.branch,
        new_branch: branch,
        message: title,
        files: files.map(({ path, text }) => ({
          operation: 'update',
          path,
          content: toBase64(text),
          sha: digests.get(path) ?? '',
        })),
      }
      const address = `${root}/contents`
      await ask({ address, headers, body: changes, faults: { 409: 'moved', 422: 'moved' } })
    },
    request: async ({ branch, title, body }) => {
      const request: CreatePullRequestOption = {
        base: repository.branch,
        head: branch,
        title,
        body,
      }
      const { value } = await ask<Request>({
        address: `${root}/pulls`,
        headers,
        body: request,
      })
      if (!value.html_url) throw new HostFault('other', 'no html_url')
      return value.html_url
    },
  }
}
