import path from 'node:path'
import { NoCompiler } from '../app/load-compiler.ts'
import { withOwnBlocks } from '../app/own/own-blocks.ts'
import { dayFrom } from '../machine/today.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { product } from '../product/product.ts'
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

const toReopen = (environment: Environment): Environment => {
  const { CONTENT_DIR, OUT_DIR } = environment.env
  return { ...environment, env: { CONTENT_DIR, OUT_DIR } }
}

/**
 * The site of a company's folder: the one place where the environment and the clock say which site and day it is.
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
    serverFiles: path.join(folder, 'deploy'),
    cache,
    reopen: toReopen(environment),
    today: dayFrom(env.TODAY),
  }
}

/**
 * The same, also where something is wrong with the company's own blocks: somebody may be mending it.
 *
 * @throws WrongUsage where `TODAY` is no day, or what compiles blocks is missing
 */
export const openSiteToMend = async (environment: Environment): Promise<Site> => {
  try {
    return await openSite(environment)
  } catch (error) {
    if (!(error instanceof WrongUsage) || error instanceof NoCompiler) throw error
    const { folder, env } = environment
    const without = await openSite({ folder, env })
    return { ...without, blockFault: error.message, reopen: toReopen(environment) }
  }
}

/** The same site with the blocks that its company has now. */
export const reopenSite = async ({ reopen, today }: Site): Promise<Site> => ({
  ...(await openSite(reopen as Environment)),
  today,
})
