import { existsSync, promises as fs, renameSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../machine/make-folder.ts'
import { readBuildManifest } from '../site/build-manifest.ts'
import { isUntouched } from './find-foreign.ts'
import type { FormerSite } from './site-files.ts'

/** The files of the site before the last; nothing where somebody has touched it since. */
const filesOf = async (folder: string): Promise<FormerSite['files'] | undefined> => {
  const manifest = await readBuildManifest(folder)
  return manifest && isUntouched(folder, manifest) ? manifest.files : undefined
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
  try {
    renameSync(spare, next)
  } catch {
    return undefined
  }
  const files = await filesOf(next).catch(() => undefined)
  if (!files) await fs.rm(next, { recursive: true, force: true })
  return files
}

/** Keeps a site that has been replaced, if there was one; on another disk it can't be. */
export const keepSpare = async (replaced: string, spare: string): Promise<void> => {
  if (!existsSync(replaced)) return
  try {
    await fs.rm(spare, { recursive: true, force: true })
    makeFolder(path.dirname(spare))
    renameSync(replaced, spare)
  } catch {
    // Who builds removes what stays of it.
  }
}
