import { existsSync } from 'node:fs'
import path from 'node:path'

/** What npm, pnpm and both kinds of Yarn write anew whenever they install something. */
const INSTALLED = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-integrity', '.yarn-state.yml']

const withParents = (folder: string): string[] => {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...withParents(parent)]
}

/** Files that tell what is installed in folders, or above them, where several companies share it. */
export const installedIn = (folders: readonly string[]): string[] =>
  [...new Set(folders.flatMap(withParents))]
    .flatMap((folder) => INSTALLED.map((name) => path.join(folder, 'node_modules', name)))
    .filter((file) => existsSync(file))
