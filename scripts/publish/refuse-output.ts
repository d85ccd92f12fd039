import { promises as fs } from 'node:fs'
import { homeFolder } from '../machine/home-folder.ts'
import { isInside } from '../machine/is-inside.ts'
import { productFolder } from '../machine/product-folder.ts'
import { realLocation } from '../machine/real-location.ts'
import { findForeign, type Look } from './find-foreign.ts'
import { outputWords } from './messages.ts'

/** Why a folder must not be replaced because of where it lies. */
const refusePlace = async (folder: string, content: string): Promise<string | undefined> => {
  const real = async (location: string) => (await realLocation(location)) ?? location
  const texts = await real(content)
  if (isInside(folder, texts)) return outputWords.holdsContent(content)
  if (isInside(texts, folder)) return outputWords.insideContent(content)
  if (isInside(folder, await real(productFolder))) return outputWords.holdsProgram(productFolder)
  const home = homeFolder()
  const holdsHome = home !== undefined && isInside(folder, await real(home))
  return holdsHome ? outputWords.holdsHome(home) : undefined
}

/** Why what lies in a folder must not be lost. */
const refuseWhatIsThere = async (folder: string, look?: Look): Promise<string | undefined> => {
  const stats = await fs.stat(folder).catch(() => undefined)
  if (stats && !stats.isDirectory()) return outputWords.isFile()
  const foreign = await findForeign(folder, look)
  return foreign && outputWords[foreign.reason](foreign.name)
}

/**
 * Why a folder must not be replaced, in the user's language; undefined where a build may.
 *
 * @param folder real location of the output
 */
export const reasonToRefuse = async (
  folder: string,
  content: string,
  look?: Look,
): Promise<string | undefined> =>
  (await refusePlace(folder, content)) ?? (await refuseWhatIsThere(folder, look))

/**
 * Why a build must not replace a folder, in the user's language: it may replace nothing but what a build
 * made.
 *
 * @param folder real location of the output
 * @param out the output as the user named it
 */
export const refuseOutput = async (
  folder: string,
  { content, out }: { content: string; out: string },
  look?: Look,
): Promise<string | undefined> => {
  const reason = await reasonToRefuse(folder, content, look)
  return reason && outputWords.refused(out, reason)
}
