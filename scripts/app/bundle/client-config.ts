import { LICENCES } from '../../addresses/own-files.ts'
import { DEV_FOLDER } from '../app.ts'
import { type AppSources, appConfig, interfaceAliases, logLevel } from './app-config.ts'
import { productionRouter } from './production-modules.ts'
import { reactChunk } from './react-chunk.ts'
import { reactBuilds, reactModules } from './react-modules.ts'

/**
 * A digest can't be packed, and each file that is loaded later is named in the first script: this much of it keeps
 * two states of one file apart (2^42).
 */
const LASTING_NAME = 'assets/[name]-[hash:7]'

/** React asks the scheduler for parts that only the one of its tests has. */
const CHECKS = { importIsUndefined: false }

/** The browser's code. There is no index.html: scripts/render writes every document. */
export const clientConfig = (sources: AppSources, input: string, outDir: string) => ({
  ...appConfig(sources),
  plugins: [...appConfig(sources).plugins, reactModules],
  configFile: false as const,
  logLevel: logLevel(sources),
  mode: 'production',
  // The site may lie below a path: what the app's files load, they find from where they are.
  base: './',
  resolve: {
    ...appConfig(sources).resolve,
    alias: [
      ...interfaceAliases(sources),
      productionRouter(sources.root),
      ...reactBuilds(sources.root),
    ],
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'baseline-widely-available' as const,
    // Documents and page files name the modules of their page: a table of all of them in the first
    // script would grow with every block.
    modulePreload: false as const,
    // Only the admin mode's code is so large, and who builds a site with a block of their own can't change that.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // Published with the site: who passes code on has to show its licences.
    license: { fileName: LICENCES },
    rolldownOptions: {
      input,
      // The loader asks the app's script for what it exports.
      preserveEntrySignatures: 'allow-extension' as const,
      checks: CHECKS,
      output: {
        entryFileNames: `${LASTING_NAME}.js`,
        chunkFileNames: `${LASTING_NAME}.js`,
        assetFileNames: `${LASTING_NAME}[extname]`,
        codeSplitting: { groups: [reactChunk(sources)] },
      },
    },
  },
})

/** The browser's code while content is edited, for those who have no compiler. */
export const devConfig = (sources: AppSources, outDir: string) => {
  const client = clientConfig(sources, '', outDir)
  const input = { main: 'src/dev/main.ts', reload: 'src/dev/reload.ts' }
  const output = {
    entryFileNames: `${DEV_FOLDER}/[name].js`,
    chunkFileNames: `${DEV_FOLDER}/[name]-[hash].js`,
    assetFileNames: `${DEV_FOLDER}/[name]-[hash][extname]`,
  }
  return {
    ...client,
    build: {
      ...client.build,
      license: false,
      rolldownOptions: { input, output, checks: CHECKS },
    },
  }
}
