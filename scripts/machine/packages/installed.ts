import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * What is written anew whenever something is installed: by npm, pnpm and both kinds of Yarn below the packages; by Yarn
 * that has no folder of packages, and by bun, which notes nothing in it, beside it.
 */
const INSTALLED = [
  ...['.package-lock.json', '.pnpm/lock.yaml', '.yarn-integrity', '.yarn-state.yml'].map((name) =>
    path.join('node_modules', name),
  ),
  '.pnp.cjs',
  'bun.lock',
]

const withParents = (folder: string): string[] => {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...withParents(parent)]
}

/** Files that tell what is installed in folders, or above them, where several companies share it. */
export const installedIn = (folders: readonly string[]): string[] =>
  [...new Set(folders.flatMap(withParents))]
    .flatMap((folder) => INSTALLED.map((name) => path.join(folder, name)))
    .filter((file) => existsSync(file))
