import path from 'node:path'
import { realLocation } from '../../machine/files/real-location.ts'
import { outputWords } from '../../publish/messages.ts'
import { reasonToRefuse } from '../../publish/output/refuse-output.ts'
import { type Check, right, wrong } from '../check.ts'
import { findHindrance } from '../try-writing.ts'
import { words } from '../words.ts'

/** Whether the next build may and can put its site in the place of the last one. */
export const outputFolder: Check = async ({ site }) => {
  const { out, serverFiles } = site
  const folder = await realLocation(out)
  if (folder === undefined) return wrong(words.output.wrong(out), outputWords.leadsNowhere())
  const reason = await reasonToRefuse(folder, site)
  if (reason !== undefined) return wrong(words.output.wrong(out), reason)
  return (
    // The next site is written beside the one that it replaces.
    (await findHindrance(path.dirname(folder), words.output.advice)) ??
    (serverFiles === undefined ? undefined : await findHindrance(serverFiles)) ??
    right(words.output.right(out))
  )
}
