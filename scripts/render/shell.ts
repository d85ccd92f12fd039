import { createHash } from 'node:crypto'
import type { Shell } from '../../src/shell/shell-data.ts'

/**
 * The file with what all documents share. Each document names it: in every one of them it would be a
 * thousand bytes, a tenth of an article, that only the app reads.
 */
export const shellFile = (shell: Shell): ShellFile => {
  const file = files.get(shell) ?? makeFile(shell)
  files.set(shell, file)
  return file
}

interface ShellFile {
  href: string
  json: string
}

/** Made once for all documents. */
const files = new WeakMap<Shell, ShellFile>()

const makeFile = (shell: Shell): ShellFile => {
  const json = JSON.stringify(shell)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  return { href: `/assets/shell.${hash}.json`, json }
}
