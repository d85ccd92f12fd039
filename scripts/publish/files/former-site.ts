import { promises as fs, renameSync } from 'node:fs'
import { readBuildManifest } from '../../site/build-manifest.ts'
import { isUntouched } from '../output/find-foreign.ts'
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

/** Keeps a site that has been replaced, for the next build. */
export const keepSpare = (replaced: string, spare: string): void => {
  try {
    renameSync(replaced, spare)
  } catch {
    // There was none, it is on another disk, or another build has kept one: who builds removes what stays of it.
  }
}
