import path from 'node:path'
import type { Plugin } from 'vite'
import { blocksPlugin } from './blocks-plugin.ts'
import { buildForProduction } from './build-for-production.ts'

/** Loaded from where they are installed: sharp and satteri are built for each machine, the others are wanted rarely. */
const EXTERNAL = [
  'sharp',
  'satteri',
  'vite',
  '@vitejs/plugin-react',
  'playwright-core',
  'vitest',
  'fsevents',
]

const NO_YAML =
  "const refuse = () => { throw new Error('Only parse/ reads YAML') }\nexport { refuse as safeLoad, refuse as safeDump }"

/** gray-matter would load a YAML reader of its own: 300 kB that nothing is read with, in each command. */
const oneYamlReader: Plugin = {
  name: 'gewerk:one-yaml-reader',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'js-yaml' && importer?.includes('/gray-matter/') ? '\0no-yaml' : undefined,
  load: (id) => (id === '\0no-yaml' ? NO_YAML : undefined),
}

/**
 * Compiles the commands: plain JavaScript that starts at once, with all that they need in it.
 *
 * @param root the repository
 * @param input sources of programs by their names: `{ gewerk: 'scripts/commands/gewerk.ts' }`
 */
export const compileCommands = (
  root: string,
  input: Record<string, string>,
  outDir: string,
  plugins: readonly Plugin[] = [],
): Promise<unknown> =>
  buildForProduction({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [oneYamlReader, blocksPlugin([path.join(root, 'src/blocks')]), ...plugins],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  })
