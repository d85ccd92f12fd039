import path from 'node:path'
import { realLocation } from '../../machine/real-location.ts'
import { diskReason } from '../../problem/explain-disk-fault.ts'
import { outputWords } from '../../publish/messages.ts'
import { reasonToRefuse } from '../../publish/refuse-output.ts'
import { type Check, right, wrong } from '../check.ts'
import { tryWriting } from '../try-writing.ts'
import { words } from '../words.ts'

/** Whether the next build may and can put its site in the place of the last one. */
export const outputFolder: Check = async ({ site }) => {
  const { out } = site
  const folder = await realLocation(out)
  if (folder === undefined) return wrong(words.output.wrong(out), outputWords.leadsNowhere())
  const reason = await reasonToRefuse(folder, site)
  if (reason !== undefined) return wrong(words.output.wrong(out), reason)
  try {
    // The next site is written beside the one that it replaces.
    await tryWriting(path.dirname(folder))
    return right(words.output.right(out))
  } catch (error) {
    return wrong(words.notWritable(path.dirname(out), diskReason(error)), words.output.advice)
  }
}
