import { createHash } from 'node:crypto'
import type { Shell } from '../../src/shell/shell-data.ts'

/**
 * The file with what all documents share. Each document names it: in every one of them it would be a
 * thousand bytes, a tenth of an article, that only the app reads.
 */
export const shellFile = (shell: Shell): { href: string; json: string } => {
  const json = JSON.stringify(shell)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  return { href: `/assets/shell.${hash}.json`, json }
}
