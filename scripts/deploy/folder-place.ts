import { promises as fs } from 'node:fs'
import path from 'node:path'
import { readBuildManifest } from '../publish/build-manifest.ts'
import { type Place, UNFINISHED } from './plan.ts'

/** A folder of this machine, or one that it has mounted. */
export const folderPlace = (from: string, to: string): Place => ({
  manifest: () => readBuildManifest(to),
  put: async (names, folder = from) => {
    for (const name of names) {
      const target = path.join(to, name)
      await fs.mkdir(path.dirname(target), { recursive: true })
      await fs.copyFile(path.join(folder, name), target + UNFINISHED)
      await fs.rename(target + UNFINISHED, target)
    }
  },
  remove: async (names) => {
    for (const name of names) await fs.rm(path.join(to, name), { force: true })
  },
})
