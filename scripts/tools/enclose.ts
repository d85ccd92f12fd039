import type { Plugin } from 'vite'
import { buildForProduction } from '../app/bundle/build-for-production.ts'
import { ENCLOSED_PACKAGES, enclosedIn } from '../app/bundle/enclosed.ts'
import { matterInBrowsers, oneYamlReader } from '../app/bundle/plain-matter.ts'

/** Puts into the package what its sources need of other packages, as browsers get it. */
export const enclose = (root: string, plugins: readonly Plugin[]): Promise<unknown> =>
  buildForProduction({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [oneYamlReader, matterInBrowsers, ...plugins],
    build: {
      outDir: enclosedIn(root),
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(ENCLOSED_PACKAGES.map((name) => [name, name])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  })
