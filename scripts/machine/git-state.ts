import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Published } from '../../src/admin/admin-files.ts'

const run = promisify(execFile)

const ask = async (folder: string, args: readonly string[]): Promise<string> =>
  (await run('git', ['-C', folder, ...args])).stdout.trimEnd()

/**
 * The state that a content folder has in its repository: the commit whose files it holds, and its way from the
 * folder of the repository. A folder with changes has no commit, and one that is in none only its name.
 */
export const gitState = async (content: string): Promise<Published> => {
  try {
    const [where, changes] = await Promise.all([
      ask(content, ['rev-parse', '--show-prefix', 'HEAD']),
      ask(content, ['status', '--porcelain', '--', '.']),
    ])
    const [prefix = '', commit] = where.split('\n')
    const folder = prefix.replace(/\/$/, '')
    return { folder, ...(changes === '' && commit !== undefined && { commit }) }
  } catch {
    return { folder: path.basename(content) }
  }
}
