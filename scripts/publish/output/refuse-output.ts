import { promises as fs } from 'node:fs'
import { homeFolder } from '../../machine/files/home-folder.ts'
import { isInside } from '../../machine/files/is-inside.ts'
import { realLocation } from '../../machine/files/real-location.ts'
import { productFolder } from '../../machine/packages/product-folder.ts'
import type { Site } from '../../site/site.ts'
import { outputWords } from '../messages.ts'
import { findForeign, type Look } from './find-foreign.ts'

/** What lies beside the output. */
type Neighbours = Pick<Site, 'content' | 'serverFiles'>

const real = async (location: string) => (await realLocation(location)) ?? location

/** Why a folder must not be replaced because of where it lies. */
const refusePlace = async (
  folder: string,
  { content, serverFiles }: Neighbours,
): Promise<string | undefined> => {
  const texts = await real(content)
  if (isInside(folder, texts)) return outputWords.holdsContent(content)
  if (isInside(texts, folder)) return outputWords.insideContent(content)
  if (isInside(folder, await real(productFolder))) return outputWords.holdsProgram(productFolder)
  if (serverFiles !== undefined && isInside(folder, await real(serverFiles)))
    return outputWords.holdsServerFiles(serverFiles)
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
  neighbours: Neighbours,
  look?: Look,
): Promise<string | undefined> =>
  (await refusePlace(folder, neighbours)) ?? (await refuseWhatIsThere(folder, look))

/**
 * Why a build must not replace a folder, in the user's language: it may replace nothing but what a build
 * made.
 *
 * @param folder real location of the output, which the site names as the user does
 */
export const refuseOutput = async (
  folder: string,
  site: Neighbours & Pick<Site, 'out'>,
  look?: Look,
): Promise<string | undefined> => {
  const reason = await reasonToRefuse(folder, site, look)
  return reason && outputWords.refused(site.out, reason)
}
