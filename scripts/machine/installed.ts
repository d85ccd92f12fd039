import { existsSync } from 'node:fs'
import path from 'node:path'

/** What npm, pnpm and both kinds of Yarn write anew whenever they install something. */
const INSTALLED = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-integrity', '.yarn-state.yml']

/** Files that tell what is installed in folders. */
export const installedIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => INSTALLED.map((name) => path.join(folder, 'node_modules', name)))
    .filter((file) => existsSync(file))
