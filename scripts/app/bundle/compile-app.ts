import { promises as fs } from 'node:fs'
import path from 'node:path'
import { LICENCES } from '../../addresses/own-files.ts'
import { LASTING } from '../../machine/compress.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import { type AppFile, appPaths } from '../app.ts'
import { blocksIn } from '../block-files.ts'
import type { AppSources } from './app-config.ts'
import { buildForProduction } from './build-for-production.ts'
import { clientConfig } from './client-config.ts'
import { buildEngine } from './engine.ts'
import { loaderConfig } from './loader-config.ts'
import { type Modules, modulesOf } from './modules-of.ts'
import { serverConfig } from './server-config.ts'

const ENTRY = 'src/main.tsx'

const describeApp = (
  { addressOf, neededBy }: Modules,
  { root, blockFolders }: AppSources,
): Omit<AppFile, 'loaders' | 'files'> => {
  const main = path.join(root, ENTRY)
  const blocks = blocksIn(blockFolders).map(({ type, component }): [string, string[]] => [
    type,
    neededBy(component),
  ])
  return { script: addressOf(main), shared: neededBy(main), blocks: Object.fromEntries(blocks) }
}

const compileLoader = async (sources: AppSources, name: string): Promise<string> => {
  const { output } = await buildForProduction(loaderConfig(sources, name))
  return output[0].code.trim()
}

const IS_CODE = /\.(?:js|css)$/

/** Lays every script and style sheet compressed beside itself: a second's work, not to be done by each site. */
const compressCode = async (folder: string): Promise<void> => {
  const names = await fs.readdir(folder, { recursive: true })
  for (const name of names.filter((each) => IS_CODE.test(each))) {
    const bytes = await fs.readFile(path.join(folder, name))
    for (const [ending, compress] of Object.entries(LASTING))
      await fs.writeFile(path.join(folder, name + ending), compress(bytes))
  }
}

/** Builds the browser's code and the renderer into a folder. */
export const compileApp = async (sources: AppSources, folder: string): Promise<void> => {
  const { file, client, server } = appPaths(folder)
  const engine = await buildEngine(sources, client)
  const plugins = [...(sources.plugins ?? []), engine.plugin]
  const config = clientConfig({ ...sources, plugins }, ENTRY, client)
  const { output } = await buildForProduction({
    ...config,
    build: { ...config.build, emptyOutDir: false },
  })
  await fs.appendFile(path.join(client, LICENCES), `\n${engine.licences}`)
  await buildForProduction(serverConfig(sources, server))
  await fs.rm(path.join(client, '.vite'), { recursive: true })
  await compressCode(client)
  const loaders = {
    plain: await compileLoader(sources, 'loader'),
    revealing: await compileLoader(sources, 'revealing-loader'),
    keeping: await compileLoader(sources, 'keep-draft'),
    forgetting: await compileLoader(sources, 'forget-sent'),
  }
  const files = (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => wayTo(path.join(entry.parentPath, entry.name), folder))
  const app: AppFile = {
    loaders,
    ...describeApp(modulesOf(output), sources),
    files: files.toSorted(),
  }
  await fs.writeFile(file, JSON.stringify(app))
}
