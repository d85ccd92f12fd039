import type { Shell } from '../../src/shell/shell-data.ts'
import { sha256 } from '../machine/digest.ts'

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
  const hash = sha256(json).slice(0, 8)
  return { href: `/assets/shell.${hash}.json`, json }
}
