import { existsSync } from 'node:fs'
import path from 'node:path'

/** Packages that the app takes something from, and that no company needs to install. */
export const ENCLOSED_PACKAGES = [
  'mdast-util-gfm-strikethrough',
  'mdast-util-gfm-table',
  'mdast-util-gfm-task-list-item',
  'micromark-extension-gfm-strikethrough',
  'micromark-extension-gfm-table',
  'micromark-extension-gfm-task-list-item',
  'rehype-sanitize',
  'remark',
  'remark-rehype',
  'zod',
]

/** The typefaces of the theme. */
export const ENCLOSED_FONTS = ['archivo', 'bricolage-grotesque', 'source-sans-3', 'source-serif-4']

/** Where the package has them, for companies that compile the app with blocks of their own. */
export const enclosedIn = (root: string) => {
  const folder = path.join(root, 'compiled/enclosed')
  return { packages: path.join(folder, 'packages'), fonts: path.join(folder, 'fonts') }
}

/** What leads sources to them in an installed package; nothing in the repository, which has them anyway. */
export const enclosures = (root: string) => {
  const { packages, fonts } = enclosedIn(root)
  if (!existsSync(packages)) return []
  const names = new RegExp(`^(${ENCLOSED_PACKAGES.join('|')})$`)
  return [
    { find: names, replacement: path.join(packages, '$1.js') },
    { find: /^@fontsource-variable\/[^/]+\/files/, replacement: fonts },
  ]
}
