import { openLine } from '../live/ask.ts'
import { readBuilt } from '../live/built.ts'
import { checkLive } from '../live/checks/check-live.ts'
import type { Live } from '../live/live.ts'
import { reportLive } from '../live/report.ts'
import { wholeSite } from '../live/whole-site.ts'
import type { LiveWish } from '../live/wish.ts'
import { formWords } from '../live/words/form-words.ts'
import { liveWords } from '../live/words/words.ts'
import { hasErrors, type Problem } from '../problem/problem.ts'
import { reportJson } from '../report/json.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import type { Site } from '../site/site.ts'
import { ownProgress } from './own-progress.ts'

interface LiveRequest extends LiveWish {
  format: string
  /** Tells problems in this format. */
  report: (problems: Problem[]) => string | Promise<string>
}

/** `gewerk check --live`: what is published, beside what was built. */
export const askLive = async (
  { out }: Site,
  { shell: { form, company } }: ResolvedSite,
  { url: named, message, format, report }: LiveRequest,
): Promise<number> => {
  const built = await readBuilt(out)
  if (!built) {
    console.error(liveWords.noBuild)
    return 2
  }
  const { email } = company
  const url = wholeSite(named, built)
  const live: Live = { url, ask: openLine(), built, form, email, now: new Date(), fetch }
  const progress = ownProgress()
  const asked = await checkLive(live, { message, watch: (routes) => progress('asked', routes) })
  const { problems, measured } = asked
  if (format === 'text') console.log(reportLive(asked, url))
  else console.log(format === 'json' ? reportJson(problems, { measured }) : await report(problems))
  const isSent = message && !problems.some(({ code }) => code === formWords.noForm().code)
  if (isSent) console.error(formWords.messageSent)
  return hasErrors(problems) ? 1 : 0
}
