import { promises as fs } from 'node:fs'
import path from 'node:path'
import { readBuildManifest } from '../publish/build-manifest.ts'
import type { Place } from './plan.ts'

/** Behind the name of a file that is not complete yet. */
const UNFINISHED = '.neu'

/** A folder of this machine, or one that it has mounted. */
export const folderPlace = (from: string, to: string): Place => ({
  manifest: () => readBuildManifest(to),
  put: async (names) => {
    for (const name of names) {
      const target = path.join(to, name)
      await fs.mkdir(path.dirname(target), { recursive: true })
      await fs.copyFile(path.join(from, name), target + UNFINISHED)
      await fs.rename(target + UNFINISHED, target)
    }
  },
  remove: async (names) => {
    for (const name of names) await fs.rm(path.join(to, name), { force: true })
  },
})
