import { existsSync } from 'node:fs'
import path from 'node:path'
import { ownDeclarations } from '../app/own-declarations.ts'
import { dayFrom } from '../machine/today.ts'
import { product, productWith } from '../site/product.ts'
import type { Site } from '../site/site.ts'

/** What tells a command which site is meant: its options and the environment. */
export interface Environment {
  /** The company's folder. */
  folder: string
  /** `CONTENT_DIR`, `OUT_DIR` and `TODAY` say otherwise than the folder and the clock. */
  env: Readonly<Record<string, string | undefined>>
  /** The running program's `blocks.js`, with which a company's own blocks are compiled. */
  interfaceFile?: string
}

/**
 * The product with a company's own blocks, and their folder, where there are any.
 *
 * @throws WrongUsage where something is wrong with them
 */
export const withOwnBlocks = async (
  cache: string,
  { folder, interfaceFile }: Pick<Environment, 'folder' | 'interfaceFile'>,
) => {
  const ownBlocks = path.join(folder, 'blocks')
  if (!interfaceFile || !existsSync(ownBlocks)) return undefined
  const system = product.model.blocks.map(({ type }) => type)
  const own = await ownDeclarations({ folder: ownBlocks, cache, interfaceFile, system })
  return own.length > 0 ? { ...productWith(own), ownBlocks } : undefined
}

/**
 * The site of a company's folder: the one place that looks at the environment and the clock.
 *
 * @throws WrongUsage where `TODAY` is no day
 */
export const openSite = async (environment: Environment): Promise<Site> => {
  const { folder, env } = environment
  const cache = path.join(folder, '.gewerk')
  return {
    ...product,
    ownBlocks: undefined,
    ...(await withOwnBlocks(cache, environment)),
    folder,
    content: path.resolve(folder, env.CONTENT_DIR || 'content'),
    out: path.resolve(folder, env.OUT_DIR || 'dist'),
    cache,
    today: dayFrom(env.TODAY),
  }
}
