import type { Repository } from '../../content/repository.ts'
import { apiOrigin, namesIn } from '../../content/repository-api.ts'
import { ask, noneIfMissing } from './ask.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { type Host, HostFault, type HostFile } from './host.ts'

interface File {
  content: string
}

interface Request {
  web_url?: string
}

/** GitLab: by its REST interface, version 4. */
export const gitlab = (repository: Repository, token: string): Host => {
  const project = encodeURIComponent(namesIn(repository).join('/'))
  const root = `${apiOrigin(repository)}/api/v4/projects/${project}`
  const headers = { 'PRIVATE-TOKEN': token }

  const readFile = async (path: string, commit: string): Promise<HostFile> => {
    const address = `${root}/repository/files/${encodeURIComponent(path)}?ref=${commit}`
    const { value } = await ask<File>({ address, headers })
    return { path, text: fromBase64(value.content) }
  }

  const headOf = async (branch: string): Promise<string> => {
    const address = `${root}/repository/branches/${encodeURIComponent(branch)}`
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
      const address = `${root}/merge_requests?state=opened&source_branch=${encodeURIComponent(branch)}`
      const { value } = await ask<Request[]>({ address, headers })
      return { head, address: value[0]?.web_url }
    },
    // Made on the commit that was read, nothing can have moved. A file's `last_commit_id` beside that would be looked for
    // on the project's default branch, whichever one the site is built from.
    commit: async ({ branch, title, files, base }) => {
      const actions = files.map(({ path, text }) => ({
        action: 'update',
        file_path: path,
        content: toBase64(text),
        encoding: 'base64',
      }))
      await ask({
        address: `${root}/repository/commits`,
        headers,
        body: { branch, start_sha: base, commit_message: title, actions },
        faults: { 400: 'taken' },
      })
    },
    request: async ({ branch, title, body }) => {
      const { value } = await ask<Request>({
        address: `${root}/merge_requests`,
        headers,
        body: {
          source_branch: branch,
          target_branch: repository.branch,
          title,
          description: body,
          remove_source_branch: true,
        },
      })
      if (!value.web_url) throw new HostFault('other', 'no web_url')
      return value.web_url
    },
  }
}
