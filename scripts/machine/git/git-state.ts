import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import type { Published } from '../../../src/content/published.ts'
import { wayTo } from '../files/way-to.ts'
import { askGit } from './git.ts'

/** The folder of the repository that a folder is in. Looked for by hand: to ask git costs a process. */
export const repositoryAround = (folder: string): string | undefined => {
  if (existsSync(path.join(folder, '.git'))) return folder
  const above = path.dirname(folder)
  return above === folder ? undefined : repositoryAround(above)
}

const HEADER = /^# /
const COMMIT = /^# branch\.oid ([\da-f]+)$/m

/** The commit whose files a folder holds; none where it has changes, or nothing was committed yet. */
const commitOf = async (folder: string): Promise<string | undefined> => {
  // Each submodule has settings of its own, which git would obey to look into it.
  const status = ['status', '--porcelain=v2', '--branch', '--ignore-submodules=dirty', '--', '.']
  const stdout = await askGit(folder, status)
  const lines = stdout.split('\n').filter((line) => line !== '')
  return lines.every((line) => HEADER.test(line)) ? COMMIT.exec(stdout)?.[1] : undefined
}

/**
 * The state that a content folder has in its repository: the commit whose files it holds, and its way from the
 * folder of the repository. A folder with changes has no commit, and one that is in none only its name.
 */
export const gitState = async (content: string): Promise<Published> => {
  const real = await fs.realpath(content)
  const repository = repositoryAround(real)
  if (repository === undefined) return { folder: path.basename(content) }
  // Without git, or where it keeps out of a folder of somebody else, only the commit is unknown.
  const commit = await commitOf(real).catch(() => undefined)
  return { folder: wayTo(real, repository), ...(commit !== undefined && { commit }) }
}
