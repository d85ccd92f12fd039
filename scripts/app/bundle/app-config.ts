import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { asReplacement } from './as-replacement.ts'
import { blocksPlugin } from './blocks-plugin.ts'
import { enclosures } from './enclosed.ts'
import { lateImports } from './late-imports.ts'
import { matterInBrowsers, oneYamlReader } from './plain-matter.ts'
import { slimRouter } from './slim-router.ts'
import { stayInside } from './stay-inside.ts'

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
export const interfaceAliases = ({ root }: Pick<AppSources, 'root'>) => [
  {
    find: /^gewerk\/(blocks|components)$/,
    replacement: path.join(asReplacement(root), 'src/public/$1.ts'),
  },
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
    resolve: {
      alias: interfaceAliases({ root }),
      dedupe: ['react', 'react-dom', 'react-router-dom'],
    },
    server: { fs: { allow: [root, ...blockFolders] } },
  }) satisfies UserConfig

export const hasOwnBlocks = ({ blockFolders }: AppSources): boolean => blockFolders.length > 1

/** What is wrong in blocks of a company's own is told by us. */
export const logLevel = (sources: AppSources): 'silent' | 'warn' =>
  hasOwnBlocks(sources) ? 'silent' : 'warn'
