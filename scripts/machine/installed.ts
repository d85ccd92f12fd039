import { existsSync } from 'node:fs'
import path from 'node:path'

/** npm writes it anew whenever it installs something. */
const INSTALLED = 'node_modules/.package-lock.json'

/** Files that tell what is installed in folders. */
export const installedIn = (folders: readonly string[]): string[] =>
  folders.map((folder) => path.join(folder, INSTALLED)).filter((file) => existsSync(file))
