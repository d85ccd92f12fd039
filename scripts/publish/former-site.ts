import { existsSync, promises as fs, linkSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { readBuildManifest } from './build-manifest.ts'
import { findForeign } from './find-foreign.ts'
import type { FormerSite } from './site-writer.ts'

/** The site in a folder; nothing where no build has made it, or somebody has touched it since. */
export const formerSite = async (folder: string): Promise<FormerSite | undefined> => {
  const manifest = await readBuildManifest(folder)
  const isWhole = manifest && (await findForeign(folder)) === undefined
  return isWhole ? { folder, files: manifest.files } : undefined
}

/**
 * Takes the site before the last, to be made the next one: most of it stays as it is. Nobody else can take
 * it then.
 *
 * @param spare where it is kept
 * @param next where it is wanted
 */
export const takeSpare = async (
  spare: string,
  next: string,
): Promise<FormerSite['files'] | undefined> => {
  if (!existsSync(spare)) return undefined
  try {
    renameSync(spare, next)
  } catch {
    return undefined
  }
  const site = await formerSite(next).catch(() => undefined)
  if (!site) await fs.rm(next, { recursive: true, force: true })
  return site?.files
}

/** The same files under other names. */
const linkAll = async ({ folder, files }: FormerSite, to: string): Promise<void> => {
  for (const name of [BUILD_MANIFEST, ...Object.keys(files)]) {
    const location = path.join(to, name)
    mkdirSync(path.dirname(location), { recursive: true })
    linkSync(path.join(folder, name), location)
  }
}

/**
 * Keeps a site that has been replaced, or where there was none, the present one under other names: where
 * outputs are thrown away and caches are not, it is all that is left of a build. On another disk nothing
 * can be kept.
 */
export const keepSpare = async (
  replaced: string,
  spare: string,
  present: FormerSite,
): Promise<void> => {
  try {
    await fs.rm(spare, { recursive: true, force: true })
    await fs.mkdir(path.dirname(spare), { recursive: true })
    if (existsSync(replaced)) renameSync(replaced, spare)
    else await linkAll(present, spare)
  } catch {
    await fs.rm(spare, { recursive: true, force: true })
  }
}
