import type { Repository } from '../../content/site/repository.ts'
import { apiOrigin, repositoryNames } from '../../content/site/repository-api.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { type Host, HostFault, type Proposal } from './host.ts'
import { headAt, openRest, readingOneByOne } from './rest-host.ts'

interface File {
  content: string
}

interface Request {
  web_url?: string
  state?: string
}

const rootOf = (repository: Repository): string => {
  const project = encodeURIComponent(repositoryNames(repository).join('/'))
  return `${apiOrigin(repository)}/api/v4/projects/${project}`
}

const actionOf = (action: 'update' | 'create', path: string, content: string) => ({
  action,
  file_path: path,
  content,
  encoding: 'base64',
})

const fileAt = (path: string, commit: string): string =>
  `/repository/files/${encodeURIComponent(path)}?ref=${commit}`

/**
 * Because it is made on the commit that was read, nothing can have changed in between. A file's `last_commit_id`
 * would be looked for on the project's default branch, whichever one the site is built from.
 */
const commitOf = ({ branch, title, files, pictures, base }: Proposal) => ({
  branch,
  start_sha: base,
  commit_message: title,
  actions: [
    ...files.map(({ path, text }) => actionOf('update', path, toBase64(text))),
    ...pictures.map(({ path, contents }) => actionOf('create', path, contents)),
  ],
})

const requestOf = ({ branch, title, body }: Proposal, built: string) => ({
  source_branch: branch,
  target_branch: built,
  title,
  description: body,
  remove_source_branch: true,
})

/** GitLab: by its REST interface, version 4. */
export const gitlab = (repository: Repository, token: string): Host => {
  const rest = openRest(rootOf(repository), { 'PRIVATE-TOKEN': token })
  const built = repository.branch
  const readAt = async (path: string, commit: string) =>
    fromBase64((await rest.get<File>(fileAt(path, commit))).content)
  return {
    ...readingOneByOne(rest, built, {
      fileAt,
      headOf: (branch) => headAt(rest, `/repository/branches/${encodeURIComponent(branch)}`),
      readFile: async (path, commit) => ({ path, text: await readAt(path, commit) }),
      requestFor: async (branch) => {
        const query = `source_branch=${encodeURIComponent(branch)}`
        const [found] = await rest.get<Request[]>(`/merge_requests?${query}`)
        return found?.web_url
          ? { address: found.web_url, isOpen: found.state === 'opened' }
          : undefined
      },
    }),
    readAt,
    commit: async (proposal) => {
      await rest.post('/repository/commits', commitOf(proposal), { 400: 'taken' })
    },
    request: async (proposal) => {
      const made = await rest.post<Request>('/merge_requests', requestOf(proposal, built))
      if (!made.web_url) throw new HostFault('other', 'no web_url')
      return made.web_url
    },
  }
}
