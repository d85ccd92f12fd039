import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { peerDependencies } from '../../../package.json'
import { blocksIn } from '../../app/block-files.ts'
import { howToInstall } from '../../app/load-compiler.ts'
import { withOwnBlocks } from '../../app/own/own-blocks.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { diskReason } from '../../problem/explain-disk-fault.ts'
import { type Check, right, wrong } from '../check.ts'
import { words } from '../words.ts'

const isInstalled = (name: string): boolean => {
  try {
    createRequire(path.join(productFolder, 'package.json')).resolve(name)
    return true
  } catch {
    return false
  }
}

/** Whether a company's own blocks can be compiled. */
export const ownBlocks: Check = async ({ site, interfaceFile }) => {
  const folder = path.join(site.folder, 'blocks')
  const types = blocksIn([folder]).map(({ type }) => type)
  if (types.length === 0) {
    return existsSync(folder)
      ? wrong(words.ownBlocks.empty(folder), words.ownBlocks.emptyAdvice)
      : right(words.ownBlocks.none)
  }
  const missing = Object.keys(peerDependencies).filter((name) => !isInstalled(name))
  if (missing.length > 0) return wrong(words.ownBlocks.missing(missing), howToInstall())
  try {
    await withOwnBlocks(site.cache, { folder: site.folder, interfaceFile })
    return right(words.ownBlocks.right(types))
  } catch (error) {
    const { message } = error as Error
    const advice =
      error instanceof WrongUsage ? message : words.ownBlocks.reason(diskReason(error) ?? message)
    return wrong(words.ownBlocks.broken, advice)
  }
}
