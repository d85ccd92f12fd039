import path from 'node:path'
import react from '@vitejs/plugin-react'
import { normalizePath, type Plugin, type UserConfig } from 'vite'
import { LICENCES } from '../addresses/own-files.ts'
import { DEV_FOLDER } from './app.ts'
import { blocksPlugin } from './blocks-plugin.ts'
import { enclosures } from './enclosed.ts'
import { ONLY_LEGAL } from './only-legal.ts'
import { matterInBrowsers, oneYamlReader } from './plain-matter.ts'
import { productionRouter, renderAtOnce } from './production-modules.ts'
import { reactBuilds, reactModules } from './react-modules.ts'
import { slimRouter } from './slim-router.ts'
import { stayInside } from './stay-inside.ts'

/** Puts our helper around late imports in the place of the bundler's. */
const lateImports = (root: string): Plugin => ({
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

/** What the app is made of. */
export interface AppSources {
  /** The product's folder, with `src/` in it. */
  root: string
  /** Folders of blocks: the system's, and a company's. */
  blockFolders: readonly string[]
  /** Further plugins of the bundler. */
  plugins?: readonly Plugin[]
}

/** What sources import by a package's name, wherever that is. */
const namesIn = ({ root }: Pick<AppSources, 'root'>) => [
  { find: /^gewerk\/(blocks|components)$/, replacement: path.join(root, 'src/public/$1.ts') },
  ...enclosures(root),
]

/** What building, developing and testing the app have in common. */
export const appConfig = ({ root, blockFolders, plugins = [] }: AppSources) =>
  ({
    root,
    plugins: [
      react(),
      slimRouter,
      lateImports(root),
      oneYamlReader,
      matterInBrowsers,
      stayInside(blockFolders),
      blocksPlugin(blockFolders),
      ...plugins,
    ],
    appType: 'custom',
    publicDir: false,
    // Else one is looked for in all folders above, and changes the styles, wherever it comes from.
    css: { postcss: {} },
    // A company's blocks lie elsewhere, and must not bring a second React.
    resolve: { alias: namesIn({ root }), dedupe: ['react', 'react-dom', 'react-router-dom'] },
    server: { fs: { allow: [root, ...blockFolders] } },
  }) satisfies UserConfig

/** What nearly every other file needs of ours: a few lines each, that would be a file of its own. */
const NEEDED_BY_MOST = [
  'src/shell/',
  'src/content/fill-in.ts',
  'src/components/format-date.ts',
  'src/components/use-hydrated.ts',
]

const OF_REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/**
 * In a file of its own: the loader has the browser run one file after the other, none of them for long. What
 * most others need of ours is with it.
 */
const reactChunk = ({ root }: AppSources) => {
  const ours = NEEDED_BY_MOST.map((source) => normalizePath(path.join(root, source)))
  const isOurs = (id: string) => ours.some((source) => id.startsWith(source))
  return { name: 'react', test: (id: string) => OF_REACT.test(id) || isOurs(id) }
}

const hasOwnBlocks = ({ blockFolders }: AppSources): boolean => blockFolders.length > 1

/** What is wrong in blocks of a company's own is told by us. */
const logLevel = (sources: AppSources): 'silent' | 'warn' =>
  hasOwnBlocks(sources) ? 'silent' : 'warn'

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
    alias: [...namesIn(sources), productionRouter(sources.root), ...reactBuilds(sources.root)],
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

/** A loader's code, in one piece: it becomes a part of documents. */
export const loaderConfig = ({ root }: AppSources, name: string) => ({
  root,
  configFile: false as const,
  logLevel: 'warn' as const,
  mode: 'production',
  publicDir: false as const,
  build: {
    write: false,
    target: 'baseline-widely-available' as const,
    modulePreload: false as const,
    rolldownOptions: { input: `src/loader/${name}.ts`, output: { format: 'iife' as const } },
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

/** The renderer. It collects the styles, so files that styles name, such as a font, belong to it. */
export const serverConfig = (sources: AppSources, outDir: string) => ({
  ...appConfig(sources),
  configFile: false as const,
  logLevel: logLevel(sources),
  mode: 'production',
  // Of React, too, only what visitors get: it would ask for this each time that it starts.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    ...appConfig(sources).resolve,
    alias: [...namesIn(sources), productionRouter(sources.root), renderAtOnce(sources.root)],
  },
  ssr: {
    noExternal: true as const,
    // Of the router's modules what is used; what `node` leads to by itself would be all of it.
    resolve: { conditions: ['module-sync', 'module', 'node', 'production'] },
  },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: true,
    ssrEmitAssets: true,
    // Styles are collected by block and written by the renderer.
    cssMinify: 'lightningcss' as const,
    // Scripts may be missed, the layout may not: phones that get no newer (iOS 15) know no ranges in media queries.
    cssTarget: ['chrome109', 'firefox114', 'safari15.4'],
    // A company's own block may fail: then it is said where.
    sourcemap: hasOwnBlocks(sources) && ('hidden' as const),
    rolldownOptions: { input: 'src/entry-server.tsx', output: { comments: ONLY_LEGAL } },
  },
})
