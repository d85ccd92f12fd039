import path from 'node:path'
import type { Plugin } from 'vite'

/** Puts our helper around late imports in the place of the bundler's. */
export const lateImports = (root: string): Plugin => ({
  name: 'late-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => {
      const helper = path.join(root, 'src/page/import-with-styles.ts').replaceAll('\\', '/')
      return `export { importWithStyles as __vitePreload } from ${JSON.stringify(helper)}`
    },
  },
})
