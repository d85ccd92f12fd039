import { existsSync, promises as fs, renameSync } from 'node:fs'
import path from 'node:path'
import { readBuildManifest, type WrittenFile } from './build-manifest.ts'
import { isUntouched } from './find-foreign.ts'
import type { FormerSite } from './site-writer.ts'

const isIn = (name: string, { sha256 }: WrittenFile, site: FormerSite | undefined): boolean =>
  site !== undefined && Object.hasOwn(site.files, name) && site.files[name]?.sha256 === sha256

/** The files of the site before the last; nothing where somebody has touched it since. */
const filesOf = async (folder: string, former: FormerSite | undefined) => {
  const manifest = await readBuildManifest(folder)
  // Where both have a file, it is mostly one with two names; before it is published, the last one's is looked at.
  const isWhole =
    manifest && isUntouched(folder, manifest, (name, file) => isIn(name, file, former))
  return isWhole ? manifest.files : undefined
}

/**
 * Takes the site before the last, to be made the next one: most of it stays as it is. Nobody else can take
 * it then.
 *
 * @param spare where it is kept
 * @param next where it is wanted
 * @param former the last site, whose files it shares
 */
export const takeSpare = async (
  spare: string,
  next: string,
  former: FormerSite | undefined,
): Promise<FormerSite['files'] | undefined> => {
  if (!existsSync(spare)) return undefined
  try {
    renameSync(spare, next)
  } catch {
    return undefined
  }
  const files = await filesOf(next, former).catch(() => undefined)
  if (!files) await fs.rm(next, { recursive: true, force: true })
  return files
}

/** Keeps a site that has been replaced, if there was one; on another disk it can't be. */
export const keepSpare = async (replaced: string, spare: string): Promise<void> => {
  if (!existsSync(replaced)) return
  try {
    await fs.rm(spare, { recursive: true, force: true })
    await fs.mkdir(path.dirname(spare), { recursive: true })
    renameSync(replaced, spare)
  } catch {
    await fs.rm(replaced, { recursive: true, force: true })
  }
}
