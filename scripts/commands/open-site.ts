import path from 'node:path'
import { withOwnBlocks } from '../app/own-blocks.ts'
import { dayFrom } from '../machine/today.ts'
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
    serverFiles: path.join(folder, 'deploy'),
    cache,
    reopen: { ...environment, env: { CONTENT_DIR: env.CONTENT_DIR, OUT_DIR: env.OUT_DIR } },
    today: dayFrom(env.TODAY),
  }
}

/** The same site with the blocks that its company has now. */
export const reopenSite = async ({ reopen, today }: Site): Promise<Site> => ({
  ...(await openSite(reopen as Environment)),
  today,
})
