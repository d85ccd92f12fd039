import { realLocation } from '../machine/real-location.ts'
import type { Look } from './find-foreign.ts'
import { outputWords } from './messages.ts'
import { refuseOutput } from './refuse-output.ts'
import { clearSwitches, healSite } from './switch-site.ts'

/**
 * Looks whether a folder may be replaced by a new site, and puts right what killed builds have left.
 *
 * @param out the output as the user named it
 */
export const prepareOutput = async (
  named: { content: string; out: string },
  look?: Look,
): Promise<{ folder: string } | { refusal: string }> => {
  const { out } = named
  const folder = await realLocation(out)
  if (folder === undefined) return { refusal: outputWords.refused(out, outputWords.leadsNowhere()) }
  await healSite(folder)
  const refusal = await refuseOutput(folder, named, look)
  if (refusal !== undefined) return { refusal }
  await clearSwitches(folder)
  return { folder }
}
