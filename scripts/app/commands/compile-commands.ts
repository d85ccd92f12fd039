import path from 'node:path'
import type { Plugin } from 'vite'
import { blocksPlugin } from '../bundle/blocks-plugin.ts'
import { buildForProduction } from '../bundle/build-for-production.ts'
import { ONLY_LEGAL } from '../bundle/only-legal.ts'
import { oneYamlReader } from '../bundle/plain-matter.ts'
import { loadedTogether } from './loaded-together.ts'
import { oneLanguage } from './one-language.ts'

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
    plugins: [
      oneYamlReader,
      oneLanguage,
      blocksPlugin([path.join(root, 'src/blocks')]),
      ...plugins,
    ],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          comments: ONLY_LEGAL,
          codeSplitting: { groups: [loadedTogether((file) => path.join(root, file))] },
        },
      },
    },
  })
