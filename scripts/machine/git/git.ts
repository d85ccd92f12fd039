import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NAMES = ['git', 'git.exe']

/** Where git lies. Folders of the path that hang on the current one are left out: that may be a stranger's. */
export const placeOfGit = (
  env: Readonly<Record<string, string | undefined>>,
): string | undefined => {
  const folders = (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(path.isAbsolute)
  return folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))
}

/** Objects that are missing are not fetched: a repository says itself by which program. */
const WITHOUT_FETCHING = { GIT_ALLOW_PROTOCOL: 'none', GIT_OPTIONAL_LOCKS: '0' }
const WITHOUT_PROGRAMS = [
  'core.fsmonitor=false',
  `core.hooksPath=${path.join(path.sep, 'dev/null')}`,
]

const FILTER = /^filter\..*\./s

/** What keeps git from the filters that a repository brings along; the user's own, as for large files, stay. */
const withoutFilters = (settings: string): string[] => {
  const parts = settings.split('\0')
  const brought = parts
    .filter((_, at) => at % 2 === 1 && ['local', 'worktree'].includes(parts[at - 1] ?? ''))
    .flatMap((key) => FILTER.exec(key)?.[0] ?? [])
  // `-c` would end the name there.
  if (brought.some((key) => key.includes('=')))
    throw new Error('a filter whose name has a sign "="')
  return brought.flatMap((key) => [`${key}clean=`, `${key}process=`, `${key}required=false`])
}

/** Asks git about a folder, so that nothing runs which a stranger has written into the repository around it. */
export const askGit = async (folder: string, question: string[]): Promise<string> => {
  const git = placeOfGit(process.env)
  if (git === undefined) throw new Error('git is not installed')
  const ask = async (settings: string[], args: string[]) => {
    const given = settings.flatMap((setting) => ['-c', setting])
    const env = { ...process.env, ...WITHOUT_FETCHING }
    return (await run(git, ['-C', folder, ...given, ...args], { env })).stdout
  }
  const settings = await ask([], ['config', '--list', '--show-scope', '--name-only', '--null'])
  return ask([...WITHOUT_PROGRAMS, ...withoutFilters(settings)], question)
}
