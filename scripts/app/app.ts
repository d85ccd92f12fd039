import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as EntryServer from '../../src/entry-server.tsx'
import { stateOfBytes } from '../machine/files/state-of-sources.ts'

/** Where the parts of the compiled app are for browsers; `app.json`. */
export interface AppFile {
  /**
   * Code that brings the app into a page, to stand in its document; of the second kind, where parts of it appear.
   * The third stands beside it where there is a contact form, the last where one leads to once it is sent.
   */
  loaders: { plain: string; revealing: string; keeping: string; forgetting: string }
  /** Address of the script that begins. */
  script: string
  /** Addresses of the modules that it runs from the start, itself included. */
  shared: string[]
  /** Addresses of the modules that a block needs, by its type. */
  blocks: Record<string, string[]>
  /** All files that it was compiled to, from its folder. */
  files: string[]
}

/** The system's own code, compiled: it is the same for every content. */
export interface App extends Omit<AppFile, 'files'> {
  /** Where it lies. */
  folder: string
  /** Folder of the browser's files, to be published as it is. */
  client: string
  /** Folder of the files that styles name, to be published below `/assets`, without its scripts. */
  styleFiles: string
  /** Changes with the code that renders. */
  state: string
  server: typeof EntryServer
}

/** Folder of the scripts of the development server, from the root of the site. */
export const DEV_FOLDER = '__gewerk'

/** The parts of a compiled app in its folder. */
export const appPaths = (folder: string) => ({
  file: path.join(folder, 'app.json'),
  client: path.join(folder, 'client'),
  server: path.join(folder, 'server'),
  /** The scripts of the development server, where they are compiled. */
  dev: path.join(folder, 'dev'),
})

/** Whether a compiled app is there, with all of its files. */
export const isWhole = async (folder: string): Promise<boolean> => {
  try {
    const { files }: AppFile = JSON.parse(await fs.readFile(appPaths(folder).file, 'utf8'))
    return files.every((name) => existsSync(path.join(folder, name)))
  } catch {
    return false
  }
}

/** Opens a compiled app. */
export const openApp = async (folder: string): Promise<App> => {
  const { file, client, server } = appPaths(folder)
  const entry = pathToFileURL(path.join(server, 'entry-server.js')).href
  return {
    ...(JSON.parse(await fs.readFile(file, 'utf8')) as AppFile),
    folder,
    client,
    styleFiles: path.join(server, 'assets'),
    state: await stateOfBytes([fileURLToPath(entry)]),
    server: (await import(/* @vite-ignore */ entry)) as typeof EntryServer,
  }
}
