import { existsSync } from 'node:fs'
import path from 'node:path'
import { version } from '../../../package.json'
import { isWhole } from '../../app/app.ts'
import { productFolder } from '../../machine/product-folder.ts'
import { type Check, type Finding, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** Whether it is a package that lacks something: who installs may be cut off, or have no space left. */
const isHalf = async (compiled: string): Promise<boolean> =>
  existsSync(path.join(compiled, 'gewerk.js')) && !(await isWhole(path.join(compiled, 'app')))

/** What is told of Gewerk in a folder: the package, or its sources. */
export const versionIn = async (folder: string): Promise<Finding> =>
  (await isHalf(path.join(folder, 'compiled')))
    ? wrong(words.half(folder), words.installAnew)
    : right(words.version(version, folder))

/** Which Gewerk answers: the company's own, or another one that happened to be found; and whether all of it is there. */
export const ownVersion: Check = () => versionIn(productFolder)
