import { promises as fs } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type * as EntryServer from '../src/entry-server.tsx'
import { root } from './folders.ts'

/** The product's own code, built: it is the same for every content. */
export interface Bundle {
  /** Folder of the browser's files, to be published as it is. */
  client: string
  /** Folder of the files that styles name, to be published below `/assets`, without its scripts. */
  styleFiles: string
  manifest: Manifest
  server: typeof EntryServer
}

const readManifest = async (client: string): Promise<Manifest> =>
  JSON.parse(await fs.readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest

/** Builds the browser's code and the renderer into a folder that is emptied before. */
export const bundle = async (directory: string): Promise<Bundle> => {
  const client = path.join(directory, 'client')
  const server = path.join(directory, 'server')
  const common = { root, logLevel: 'warn', mode: 'production' } as const
  await build({ ...common, build: { outDir: client, emptyOutDir: true } })
  await build({ ...common, build: { outDir: server, emptyOutDir: true, ssr: true } })
  return {
    client,
    styleFiles: path.join(server, 'assets'),
    manifest: await readManifest(client),
    server: (await import(
      pathToFileURL(path.join(server, 'entry-server.js')).href
    )) as typeof EntryServer,
  }
}

/** Addresses of a module and of everything it imports at once. */
export const modulesOf = (manifest: Manifest, name: string): string[] => {
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
