import type { Repository } from './repository.ts'

/** Where programs ask GitHub; a company's own GitHub has it below its address. */
const GITHUB = { web: 'https://github.com', api: 'https://api.github.com' }

/** The server that a repository's host lets programs ask: `https://api.github.com`. */
export const apiOrigin = ({ host, url }: Pick<Repository, 'host' | 'url'>): string => {
  const { origin } = new URL(url)
  return host === 'github' && origin === GITHUB.web ? GITHUB.api : origin
}

/** Address of GitHub's one door for programs. */
export const graphqlAddress = (repository: Pick<Repository, 'host' | 'url'>): string => {
  const origin = apiOrigin(repository)
  return origin === GITHUB.api ? `${origin}/graphql` : `${origin}/api/graphql`
}

/** The names of which a repository's address is made: `firma`, `website`. */
export const repositoryNames = ({ url }: Pick<Repository, 'url'>): string[] =>
  new URL(url).pathname
    .replace(/\.git$/, '')
    .split('/')
    .filter(Boolean)
