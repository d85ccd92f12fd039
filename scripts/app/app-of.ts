import { existsSync } from 'node:fs'
import path from 'node:path'
import { digestOf } from '../machine/digest.ts'
import { stateOfBytes, stateOfSources } from '../machine/files/state-of-sources.ts'
import { installedIn } from '../machine/packages/installed.ts'
import { productFolder } from '../machine/packages/product-folder.ts'
import type { Site } from '../site/site.ts'
import { type App, isWhole, openApp } from './app.ts'
import type { AppSources } from './bundle/app-config.ts'
import { compiled } from './compiled.ts'
import { compilerSettings } from './compiler-settings.ts'
import { explainOwnFault } from './explain-own-fault.ts'
import { loadCompiler } from './load-compiler.ts'
import { systemBlocks } from './system-blocks.ts'

/** The app as it comes with the package; the repository has its sources in its place. */
export const PACKAGED = path.join(productFolder, 'compiled/app')

/** What the app of a site is compiled from; nothing where the packaged one does. */
export const sourcesOf = ({ ownBlocks }: Pick<Site, 'ownBlocks'>): AppSources | undefined =>
  existsSync(PACKAGED) && ownBlocks === undefined
    ? undefined
    : { root: productFolder, blockFolders: [systemBlocks, ownBlocks ?? []].flat() }

/** What of the commands the admin mode takes something from, too. */
const BROWSER_SCRIPTS = [
  'edit',
  'parse',
  'problem',
  'report',
  'resolve',
  'schema',
  'text',
  'validate',
  'yaml',
].map((name) => `scripts/${name}`)

/** How the sources are compiled. A package has the same time on all its files, but a hash in their names. */
const compilerIn = (root: string) =>
  path.join(root, existsSync(PACKAGED) ? 'compiled' : 'scripts/app')

const ownBlocksIn = ({ blockFolders }: Pick<AppSources, 'blockFolders'>) =>
  blockFolders.find((folder) => folder !== systemBlocks)

/** A company's own, and what the compiler reads beside it: few files, by what they hold. */
const companyFiles = (blocks: string | undefined): string[] =>
  blocks === undefined
    ? []
    : [blocks, ...compilerSettings(blocks)].filter((file) => existsSync(file))

/** Changes with the sources of an app, and with the packages that are compiled into it. */
export const stateOfApp = async ({ root, blockFolders }: AppSources): Promise<string> => {
  const system = ['src', ...BROWSER_SCRIPTS].map((name) => path.join(root, name))
  const installed = installedIn([root, ...blockFolders.map((folder) => path.dirname(folder))])
  const company = companyFiles(ownBlocksIn({ blockFolders }))
  return digestOf([
    await stateOfSources([...system, compilerIn(root)]),
    await stateOfBytes([...company, ...installed]),
  ])
}

const compileInto = async (sources: AppSources, folder: string): Promise<void> => {
  const { compileApp } = await loadCompiler(() => import('./bundle/compile-app.ts'))
  const compile = () => compileApp(sources, folder)
  const own = ownBlocksIn(sources)
  // React is installed beside the compiler, and looked for only when it compiles.
  await loadCompiler(() => (own === undefined ? compile() : explainOwnFault(own, compile)))
}

/**
 * The app of a site: the packaged one, or one compiled when its sources have changed, never because
 * content has.
 */
export const appOf = async (site: Pick<Site, 'cache' | 'ownBlocks'>): Promise<App> => {
  const sources = sourcesOf(site)
  if (!sources) return openApp(PACKAGED)
  const folder = await compiled(path.join(site.cache, 'app'), {
    stateOf: () => stateOfApp(sources),
    isWhole,
    compileInto: (unfinished) => compileInto(sources, unfinished),
  })
  return openApp(folder)
}
