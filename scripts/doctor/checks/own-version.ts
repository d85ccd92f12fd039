import { version } from '../../../package.json'
import { halfInstalled } from '../../machine/packages/explain-half-installed.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'
import { type Check, type Finding, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** What is told of Gewerk in a folder: the package, or its sources. */
export const versionIn = async (folder: string): Promise<Finding> => {
  const half = halfInstalled(folder)
  return half ? wrong(half.words, half.advice) : right(words.version(version, folder))
}

/** Which Gewerk answers: the company's own, or another one that happened to be found; and whether all of it is there. */
export const ownVersion: Check = () => versionIn(productFolder)
