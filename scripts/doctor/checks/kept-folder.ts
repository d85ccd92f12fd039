import { realLocation } from '../../machine/real-location.ts'
import { diskAdvice, diskReason } from '../../problem/explain-disk-fault.ts'
import { type Check, right, wrong } from '../check.ts'
import { tryWriting } from '../try-writing.ts'
import { words } from '../words.ts'

/** Whether what is kept for the next time can be written. */
export const keptFolder: Check = async ({ site: { cache } }) => {
  if ((await realLocation(cache)) === undefined)
    return wrong(words.kept.leadsNowhere(cache), words.kept.link)
  try {
    await tryWriting(cache)
    return right(words.kept.right(cache))
  } catch (error) {
    return wrong(
      words.notWritable(cache, diskReason(error)),
      diskAdvice(error) ?? words.kept.advice,
    )
  }
}
