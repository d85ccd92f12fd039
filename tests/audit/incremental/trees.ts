import { promises as fs } from 'node:fs'
import path from 'node:path'

/** What has nothing to do with content: the compiled app, and pictures that have been encoded. */
export const share = async (from: string, to: string) => {
  for (const name of ['app', 'pictures'])
    await fs.cp(path.join(from, name), path.join(to, name), { recursive: true }).catch(() => {})
}

/** Every file of a folder with its bytes, by its name. */
export const treeOf = async (folder: string): Promise<Map<string, string>> => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const location = path.join(parentPath, name)
    return [path.relative(folder, location), await fs.readFile(location, 'base64')]
  })
  return new Map((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Names of the files that are not the same. */
export const differing = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name))
