import { existsSync } from 'node:fs'
import path from 'node:path'
import { type BuildManifest, readBuildManifest } from '../site/build-manifest.ts'
import { DeployFault } from './deploy-fault.ts'
import type { Place } from './plan.ts'
import { deployWords } from './words.ts'

/**
 * The same place, for as long as a folder has the site that was looked at: a build meanwhile takes away what is to be
 * put there, or lays another file under its name, which the list at the place would say nothing of.
 */
export const whileBuilt = (place: Place, out: string, site: BuildManifest): Place => {
  const isAnother = async (): Promise<boolean> =>
    (await readBuildManifest(out))?.digest !== site.digest
  const isMissing = (name: string): boolean => !existsSync(path.join(out, name))
  const put = async (names: readonly string[]): Promise<void> => {
    try {
      await place.put(names)
    } catch (error) {
      if ((await isAnother()) || names.some(isMissing)) throw new DeployFault(deployWords.changed)
      throw error
    }
    if (await isAnother()) throw new DeployFault(deployWords.changed)
  }
  return {
    ...place,
    put: (names, folder) => (folder === undefined ? put(names) : place.put(names, folder)),
  }
}
