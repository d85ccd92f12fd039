import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import { slug } from '../../src/content/fields.ts'
import { slugify } from '../../src/content/slugify.ts'
import { installedIn } from '../machine/installed.ts'
import { isInside } from '../machine/is-inside.ts'
import { stateOfBytes } from '../machine/state-of-sources.ts'
import { wayTo } from '../machine/way-to.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { blocksIn, componentName } from './block-files.ts'
import { compiled } from './compiled.ts'
import { compilerSettings } from './compiler-settings.ts'
import { explainOwnFault } from './explain-own-fault.ts'
import { type Declared, judgeOwnBlocks } from './judge-own-blocks.ts'
import { loadCompiler } from './load-compiler.ts'
import { compileComponents, refuseComponents } from './own-components.ts'
import { refuse } from './refuse.ts'
import { type FaultPlace, words } from './words.ts'

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

const SLUG = slug()

/** The component is exported under the folder's name, and no name of a program begins with a digit. */
const isUsable = (folder: string): boolean =>
  SLUG.safeParse(folder).success && /^[a-z]/.test(folder)

/** What the folder may be called instead. */
const usableName = (folder: string): string =>
  [slugify(folder), slugify(`mein ${folder}`)].find(isUsable) ?? ''

/** A folder with a component that nothing declares would be passed over. */
const faultOfFolder = (blocks: string, folder: string): string | undefined => {
  const files = readdirSync(path.join(blocks, folder))
  const component = `${componentName(folder)}.tsx`
  if (!files.includes('schema.ts'))
    return files.includes(component) ? words.noSchema(folder, component) : undefined
  return isUsable(folder) ? undefined : words.folderName(folder, usableName(folder))
}

/** What a link leads to lies elsewhere: a change there would not be noticed. */
const refuseLinks = (blocks: string): void =>
  refuse(
    readdirSync(blocks, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isSymbolicLink())
      .map(({ parentPath, name }) => words.isLink(wayTo(path.join(parentPath, name), blocks))),
  )

const refuseFolders = (blocks: string): void =>
  refuse(
    readdirSync(blocks, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => faultOfFolder(blocks, name)),
  )

/** Changes with packages, too: they are compiled into the declarations that load them. And with what the compiler is told. */
const stateOf = ({ folder, interfaceFile }: OwnBlocks): Promise<string> =>
  stateOfBytes([
    folder,
    interfaceFile,
    ...compilerSettings(folder),
    ...installedIn([path.dirname(folder)]),
  ])

const compile = async (own: OwnBlocks, unfinished: string): Promise<void> => {
  const { folder, interfaceFile } = own
  const { buildForProduction } = await loadCompiler(() => import('./build-for-production.ts'))
  const { declarationsConfig } = await import('./declarations-config.ts')
  const config = declarationsConfig(folder, interfaceFile, unfinished)
  await explainOwnFault(folder, () => buildForProduction(config))
  await compileComponents(folder)
}

const fileIn = (folder: string): string => path.join(folder, FILE)

/** The folder of what they declare now, compiled where it is not yet; its name is their state. */
const declared = (own: OwnBlocks): Promise<string> =>
  compiled(path.join(own.cache, 'blocks'), {
    stateOf: () => stateOf(own),
    isWhole: async (folder) => existsSync(fileIn(folder)),
    compileInto: (folder) => compile(own, folder),
  })

/** The first place in a company's blocks that a stack names. */
const placeIn = (stack: string, blocks: string): FaultPlace | undefined => {
  const places = [...stack.matchAll(/(?:\(|at )(?:file:\/\/)?([^()\n]+?):(\d+):\d+\)?$/gm)]
  const [, file, line] = places.find(([, each = '']) => isInside(blocks, each)) ?? []
  return file && line ? { file: `blocks/${wayTo(file, blocks)}`, line: Number(line) } : undefined
}

/** Loads once more what has failed, to learn where: following that slows down all that runs. */
const placeOfFault = async (address: string, blocks: string): Promise<FaultPlace | undefined> => {
  process.setSourceMapsEnabled(true)
  try {
    await import(/* @vite-ignore */ `${address}?again`)
    return undefined
  } catch (error) {
    return placeIn(String((error as Error | undefined)?.stack), blocks)
  } finally {
    process.setSourceMapsEnabled(false)
  }
}

/** What their schemas declare. They are programs, and may fail like any other. */
const load = async (file: string, blocks: string): Promise<Declared> => {
  const address = pathToFileURL(file).href
  try {
    return (await import(/* @vite-ignore */ address)).byType
  } catch (error) {
    const place = await placeOfFault(address, blocks)
    throw new WrongUsage(words.failingSchema(place, String(error)), { cause: error })
  }
}

/** What a company's own blocks declare. */
interface OwnDeclarations {
  declarations: readonly BlockDeclaration[]
  /** Another one whenever they are; of the very files that were read. */
  state: string
}

/**
 * The declarations of a company's own blocks; nothing where it has none. Compiled when a file of theirs has
 * changed, or a package.
 *
 * @throws WrongUsage where something is wrong with them
 */
export const ownDeclarations = async (own: OwnBlocks): Promise<OwnDeclarations | undefined> => {
  refuseLinks(own.folder)
  refuseFolders(own.folder)
  const blocks = blocksIn([own.folder])
  if (blocks.length === 0) return undefined
  const [sign] = UNUSABLE.exec(own.folder) ?? []
  if (sign !== undefined) throw new WrongUsage(words.unusableFolder(own.folder, sign))
  const compiledTo = await declared(own)
  const declarations = judgeOwnBlocks(await load(fileIn(compiledTo), own.folder), own.system)
  refuseComponents(own.folder)
  return { declarations, state: path.basename(compiledTo) }
}
