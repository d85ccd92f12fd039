import { promises as fs } from 'node:fs'
import path from 'node:path'
import { digestOf, isDigest } from '../machine/digest.ts'
import { clearUnused } from '../machine/files/clear-unused.ts'
import { stateOfBytes, stateOfSources } from '../machine/files/state-of-sources.ts'
import { compiledProgram } from '../machine/packages/compiled-program.ts'
import { installedIn } from '../machine/packages/installed.ts'
import { productFolder } from '../machine/packages/product-folder.ts'
import type { Memory } from '../memory/memory.ts'
import { openMemory } from '../memory/open-memory.ts'
import { openShelf, type Shelf } from '../memory/shelf.ts'
import { isSpare, memoryFolder } from './cache.ts'
import type { Site } from './site.ts'

/** What runs: a compiled program, whose parts have names by what they hold, or the sources. */
const stateOfProgram = async (): Promise<string[]> => {
  const programs = ['gewerk', 'thread'].flatMap((name) => compiledProgram(name) ?? [])
  const [program] = programs
  if (program !== undefined) {
    const parts = await fs.readdir(path.join(path.dirname(program), 'parts'))
    return [await stateOfBytes(programs), ...parts.toSorted()]
  }
  return [await stateOfSources(['scripts', 'src'].map((name) => path.join(productFolder, name)))]
}

const running = new Map<string, Promise<string>>()

/**
 * The code that this process runs for the site of a folder: as it was when it was asked for first. Who installs a
 * new version while `dev` runs, has it still run the former one.
 */
const stateOfRunning = (folder: string): Promise<string> => {
  const read = async () =>
    digestOf([await stateOfProgram(), await stateOfBytes(installedIn([folder, productFolder]))])
  const state = running.get(folder) ?? read()
  running.set(folder, state)
  return state
}

/** Changes with every code that results come from: ours, a company's, that of others, and Node's. */
const stateOfCode = async ({ folder, blocksState }: Site): Promise<string> =>
  digestOf([process.version, await stateOfRunning(folder), blocksState])

/** What earlier commands found out about a site. */
export interface SiteMemory {
  memory: Memory
  shelf: Shelf
}

const LOG = '.log'

const isLog = (name: string): boolean => name.endsWith(LOG) && isDigest(path.basename(name, LOG))

/** Clears away what other code remembered, and sites whose outputs nobody builds into any more. */
const clearOthers = async (folder: string, name: string): Promise<void> => {
  const names = await fs.readdir(folder).catch(() => [])
  const others = names.filter((other) => isLog(other) && other !== name)
  await Promise.all(others.map((other) => fs.rm(path.join(folder, other), { force: true })))
  await clearUnused(names.filter(isSpare).map((spare) => path.join(folder, spare)))
}

/** Opens what earlier commands of this code remember of a site. */
export const openSiteMemory = async (site: Site): Promise<SiteMemory> => {
  const folder = memoryFolder(site)
  const name = (await stateOfCode(site)) + LOG
  await clearOthers(folder, name)
  return {
    memory: await openMemory(path.join(folder, name)),
    shelf: openShelf(path.join(folder, 'pages')),
  }
}
