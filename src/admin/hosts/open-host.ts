import type { Repository } from '../../content/site/repository.ts'
import { forgejo } from './forgejo.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import type { Host } from './host.ts'

const HOSTS: Record<Repository['host'], (repository: Repository, token: string) => Host> = {
  github,
  gitlab,
  forgejo,
}

/** The host of a repository, which is asked in the name of whom the token belongs to. */
export const openHost = (repository: Repository, token: string): Host =>
  HOSTS[repository.host](repository, token)
