import { promises as fs } from 'node:fs'
import path from 'node:path'
import { productFolder } from '../../machine/packages/product-folder.ts'

/** How a company gets the system: as this one came here. */
export interface Origin {
  /** What stands in its package.json. */
  dependency: string
  /** The package's file, if it came as one: a copy has to lie beside the content. */
  file?: string
  /** Whether npm has installed the system; else it is its repository. */
  isInstalled: boolean
}

const readJson = async (file: string) => JSON.parse(await fs.readFile(file, 'utf8'))

/** What npm was told to install; nothing where nobody has written it down. */
const told = async (folder: string): Promise<string> => {
  try {
    return (await readJson(path.join(folder, 'package.json'))).dependencies?.gewerk ?? ''
  } catch {
    return ''
  }
}

/** Addresses at which npm finds a package without the registry. */
const ADDRESS = /^(?:https?:|git[+:]|github:|gitlab:|bitbucket:)/

const FILE = 'file:'

const isFile = async (location: string): Promise<boolean> => {
  const stats = await fs.stat(location).catch(() => undefined)
  return stats?.isFile() ?? false
}

const asTold = async (spec: string, folder: string, usual: string) => {
  const file = spec.startsWith(FILE) ? path.resolve(folder, spec.slice(FILE.length)) : undefined
  if (file && (await isFile(file))) return { dependency: FILE + path.basename(file), file }
  return { dependency: ADDRESS.test(spec) ? spec : usual }
}

/** How the system came into a folder: what npm installs there again, it installs for a company. */
export const originOf = async (product = productFolder): Promise<Origin> => {
  const { version } = await readJson(path.join(product, 'package.json'))
  const modules = path.dirname(product)
  const isInstalled = path.basename(modules) === 'node_modules'
  const folder = path.dirname(modules)
  const spec = isInstalled ? await told(folder) : ''
  return { ...(await asTold(spec, folder, `^${version}`)), isInstalled }
}
