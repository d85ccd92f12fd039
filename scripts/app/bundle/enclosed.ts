import { existsSync } from 'node:fs'
import path from 'node:path'
import { asReplacement } from './as-replacement.ts'

/** Packages that the app takes something from, and that no company needs to install. */
export const ENCLOSED_PACKAGES = [
  'diff',
  'gray-matter',
  'js-yaml',
  'mdast-util-gfm-strikethrough',
  'mdast-util-gfm-table',
  'mdast-util-gfm-task-list-item',
  'micromark-extension-gfm-strikethrough',
  'micromark-extension-gfm-table',
  'micromark-extension-gfm-task-list-item',
  'minisearch',
  'rehype-sanitize',
  'remark',
  'remark-rehype',
  'zod',
]

/** Where the package has them, for companies that compile the app with blocks of their own. */
export const enclosedIn = (root: string) => path.join(root, 'compiled/enclosed')

/** What leads sources to them in an installed package; nothing in the repository, which has them anyway. */
export const enclosures = (root: string) => {
  const packages = enclosedIn(root)
  if (!existsSync(packages)) return []
  const names = new RegExp(`^(${ENCLOSED_PACKAGES.join('|')})$`)
  return [{ find: names, replacement: path.join(asReplacement(packages), '$1.js') }]
}
