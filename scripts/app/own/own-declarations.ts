import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { componentName } from '../../../src/blocks/component-name.ts'
import type { BlockDeclaration } from '../../../src/blocks/define-block.ts'
import { slug } from '../../../src/content/fields.ts'
import { slugify } from '../../../src/content/text/slugify.ts'
import { isInside } from '../../machine/files/is-inside.ts'
import { stateOfBytes } from '../../machine/files/state-of-sources.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import { installedIn } from '../../machine/packages/installed.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { suggest } from '../../schema/suggest.ts'
import { blocksIn } from '../block-files.ts'
import { compiled } from '../compiled.ts'
import { compilerSettings } from '../compiler-settings.ts'
import { explainOwnFault } from '../explain-own-fault.ts'
import { loadCompiler } from '../load-compiler.ts'
import { type FaultPlace, words } from '../words.ts'
import { type Declared, judgeOwnBlocks } from './judge-own-blocks.ts'
import { missingImport } from './missing-import.ts'
import { compileComponents, refuseComponents } from './own-components.ts'
import { refuse } from './refuse.ts'

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

/** Signs at which the name of a file ends for the bundler. */
const UNUSABLE = /[#?]/

const FILE = 'declarations.js'

const SLUG = slug()

/**
 * Whether a component can have this name: it is exported under that of its folder, and no identifier begins with a
 * digit.
 */
const isUsable = (folder: string): boolean =>
  SLUG.safeParse(folder).success && /^[a-z]/.test(folder)

/** What the folder may be called instead. */
const usableName = (folder: string): string =>
  [slugify(folder), slugify(`mein ${folder}`)].find(isUsable) ?? ''

/** A folder with a component and without a declaration would be ignored without a word. */
const faultOfFolder = (blocks: string, folder: string): string | undefined => {
  const files = readdirSync(path.join(blocks, folder))
  const component = `${componentName(folder)}.tsx`
  if (!files.includes('schema.ts'))
    return files.includes(component) ? words.noSchema(folder, component) : undefined
  return isUsable(folder) ? undefined : words.folderName(folder, usableName(folder))
}

/** A link on the disk leads elsewhere: changes there would go unnoticed. */
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

/**
 * Changes with the sources, with the packages that are compiled into the declarations, and with the compiler's
 * settings.
 */
const stateOf = ({ folder, interfaceFile }: OwnBlocks): Promise<string> =>
  stateOfBytes([
    folder,
    interfaceFile,
    ...compilerSettings(folder),
    ...installedIn([path.dirname(folder)]),
  ])

const compile = async (own: OwnBlocks, unfinished: string): Promise<void> => {
  const { folder, interfaceFile } = own
  const { buildForProduction } = await loadCompiler(
    () => import('../bundle/build-for-production.ts'),
  )
  const { declarationsConfig } = await import('./declarations-config.ts')
  const config = declarationsConfig(folder, interfaceFile, unfinished)
  await explainOwnFault(folder, () => buildForProduction(config))
  await compileComponents(folder)
}

const fileIn = (folder: string): string => path.join(folder, FILE)

/** The folder of the compiled declarations, made if there is none yet; it is named after their state. */
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

/** Loads once more what has failed, to learn where: keeping track of that slows down all that runs. */
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

/** What to say where they load a name that our interface has not. */
const wrongName = async ({ folder, interfaceFile }: OwnBlocks): Promise<string | undefined> => {
  const known = Object.keys(await import(/* @vite-ignore */ pathToFileURL(interfaceFile).href))
  const missing = missingImport(folder, new Set(known))
  return missing && words.noSuchExport(missing, missing.name, suggest(missing.name, known))
}

/** What their schemas declare. They are programs, and may fail like any other. */
const load = async (file: string, own: OwnBlocks): Promise<Declared> => {
  const address = pathToFileURL(file).href
  try {
    return (await import(/* @vite-ignore */ address)).byType
  } catch (error) {
    const said =
      (await wrongName(own)) ??
      words.failingSchema(await placeOfFault(address, own.folder), String(error))
    throw new WrongUsage(said, { cause: error })
  }
}

/** What a company's own blocks declare. */
interface OwnDeclarations {
  declarations: readonly BlockDeclaration[]
  /** Changes whenever they do; of the very files that were read. */
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
  const declarations = judgeOwnBlocks(await load(fileIn(compiledTo), own), own.system)
  refuseComponents(own.folder)
  return { declarations, state: path.basename(compiledTo) }
}
