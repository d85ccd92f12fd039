import { existsSync, promises as fs, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import { ownMark } from '../machine/own-mark.ts'
import { stateOfBytes } from '../machine/state-of-sources.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { blocksIn } from './block-files.ts'
import { clearOthers } from './clear-others.ts'
import { explainOwnFault } from './explain-own-fault.ts'
import { judgeOwnBlocks } from './judge-own-blocks.ts'
import { loadCompiler } from './load-compiler.ts'
import { words } from './words.ts'

/** Where a company's own blocks are, and what their schemas are compiled with. */
interface OwnBlocks {
  /** The company's `blocks/`. */
  folder: string
  /** Takes what has been compiled. */
  cache: string
  /** The running program's `blocks.js`: fields know one another only within one program. */
  interfaceFile: string
  /** Types of the system's blocks. */
  system: readonly string[]
}

/** The bundler takes what stands behind them for no part of a file's name. */
const UNUSABLE = /[#?]/

const FILE = 'declarations.js'

/** Some disks find a file under any spelling of its name; servers and the bundler don't. */
const refuseMisnamed = (folder: string): void => {
  for (const { type, component } of blocksIn([folder])) {
    const right = path.basename(component)
    const names = readdirSync(path.dirname(component))
    if (names.includes(right)) continue
    const meant = names.find((name) => name.toLowerCase() === right.toLowerCase())
    throw new WrongUsage(
      meant ? words.misnamed(type, meant, right) : words.noComponent(type, right),
    )
  }
}

const compile = async ({ folder, interfaceFile }: OwnBlocks, out: string): Promise<void> => {
  const { buildForProduction } = await loadCompiler(() => import('./build-for-production.ts'))
  const { declarationsConfig } = await import('./declarations-config.ts')
  const unfinished = `${out}.${ownMark}`
  const config = declarationsConfig(folder, interfaceFile, unfinished)
  await explainOwnFault(() => buildForProduction(config))
  await fs.rm(out, { recursive: true, force: true })
  await fs.rename(unfinished, out)
}

/**
 * The declarations of a company's own blocks; none where there is no such folder. Compiled when a schema
 * has changed.
 *
 * @throws WrongUsage where something is wrong with them
 */
export const ownDeclarations = async (own: OwnBlocks): Promise<readonly BlockDeclaration[]> => {
  if (blocksIn([own.folder]).length === 0) return []
  const [sign] = UNUSABLE.exec(own.folder) ?? []
  if (sign !== undefined) throw new WrongUsage(words.unusableFolder(own.folder, sign))
  const state = await stateOfBytes([own.folder, own.interfaceFile])
  const parent = path.join(own.cache, 'blocks')
  const out = path.join(parent, state)
  const file = path.join(out, FILE)
  if (!existsSync(file)) {
    await compile(own, out)
    await clearOthers(parent, state)
  }
  const { byType } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const declarations = judgeOwnBlocks(byType, own.system)
  refuseMisnamed(own.folder)
  return declarations
}
