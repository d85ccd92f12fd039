import { realLocation } from '../../machine/files/real-location.ts'
import type { Site } from '../../site/site.ts'
import { outputWords } from '../messages.ts'
import type { Look } from './find-foreign.ts'
import { refuseOutput } from './refuse-output.ts'
import { clearSwitches, healSite } from './switch-site.ts'

/** Looks whether a folder may be replaced by a new site, and puts right what killed builds have left. */
export const prepareOutput = async (
  site: Pick<Site, 'content' | 'out' | 'serverFiles'>,
  look?: Look,
): Promise<{ folder: string } | { refusal: string }> => {
  const { out } = site
  const folder = await realLocation(out)
  if (folder === undefined) return { refusal: outputWords.refused(out, outputWords.leadsNowhere()) }
  await healSite(folder)
  const refusal = await refuseOutput(folder, site, look)
  if (refusal !== undefined) return { refusal }
  await clearSwitches(folder)
  return { folder }
}
