import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { LICENCES } from '../addresses/own-files.ts'
import { LASTING } from '../machine/compress.ts'
import { wayTo } from '../machine/way-to.ts'
import { type AppFile, appPaths } from './app.ts'
import { blocksIn } from './block-files.ts'
import { buildForProduction } from './build-for-production.ts'
import { buildEngine } from './engine.ts'
import { type AppSources, clientConfig, loaderConfig, serverConfig } from './vite-config.ts'

const ENTRY = 'src/main.tsx'

/** Addresses of a module and of everything it imports at once. */
const modulesOf = (manifest: Manifest, name: string): string[] => {
  const found = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    if (found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  add(name)
  return [...found]
}

const describeApp = (
  manifest: Manifest,
  { root, blockFolders }: AppSources,
): Omit<AppFile, 'loaders' | 'files'> => {
  const shared = modulesOf(manifest, ENTRY)
  const keyOf = (file: string) => wayTo(file, root)
  const blocks = blocksIn(blockFolders).map(({ type, component }): [string, string[]] => [
    type,
    modulesOf(manifest, keyOf(component)),
  ])
  return { script: `/${manifest[ENTRY]?.file}`, shared, blocks: Object.fromEntries(blocks) }
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
  await buildForProduction({ ...config, build: { ...config.build, emptyOutDir: false } })
  await fs.appendFile(path.join(client, LICENCES), `\n${engine.licences}`)
  await buildForProduction(serverConfig(sources, server))
  const kept = path.join(client, '.vite')
  const manifest = JSON.parse(await fs.readFile(path.join(kept, 'manifest.json'), 'utf8'))
  await fs.rm(kept, { recursive: true })
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
  const app: AppFile = { loaders, ...describeApp(manifest, sources), files: files.toSorted() }
  await fs.writeFile(file, JSON.stringify(app))
}
