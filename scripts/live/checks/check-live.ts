import type { Problem } from '../../problem/problem.ts'
import { type Finding, problemsFrom } from '../finding.ts'
import type { Live } from '../live.ts'
import { kindOf } from '../words/remedies.ts'
import { liveWords } from '../words/words.ts'
import { checkRedirects, checkSecrets, checkUnknown } from './check-addresses.ts'
import { checkEncryption } from './check-encryption.ts'
import { checkFiles } from './check-files.ts'
import { checkForm, checkMessage } from './check-form.ts'
import { checkPages, type Measure } from './check-pages.ts'
import { checkSearch } from './check-search.ts'
import { unlessSilent } from './unless-silent.ts'

/** How fast a published site is: milliseconds to the first byte, and bytes of a page as they are sent. */
export interface Measured {
  pages: number
  wait: number
  slowest: number
  bytes: number
}

export interface LiveReport {
  problems: Problem[]
  measured: Measured | undefined
}

/** What a visitor notices. */
const SLOW = 800

const middle = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const measure = (measures: Measure[]): Measured | undefined =>
  measures.length === 0
    ? undefined
    : {
        pages: measures.length,
        wait: Math.round(middle(measures.map(({ wait }) => wait))),
        slowest: Math.round(Math.max(...measures.map(({ wait }) => wait))),
        bytes: middle(measures.map(({ bytes }) => bytes)),
      }

/** What else is asked for, and what is done only where somebody wants it. */
export interface LiveOptions {
  message: boolean
  watch?: (routes: readonly string[]) => Iterable<string>
}

/** Asks a published site whether it is what was built, served as it should be. */
export const checkLive = async (asked: Live, options: LiveOptions): Promise<LiveReport> => {
  const live = { ...asked, ask: unlessSilent(asked.ask) }
  const { url, ask, built } = live
  const address = `${url}/`
  const first = await ask(address)
  if (first.status === 0) {
    const silent = { address, ...liveWords.noAnswer(first.fault ?? '') }
    return { problems: problemsFrom([silent], undefined), measured: undefined }
  }
  const { findings, measures } = await checkPages(live, options.watch)
  const measured = measure(measures)
  const all: Finding[] = [
    ...(url === built.url ? [] : [{ address, ...liveWords.otherAddress(built.url) }]),
    ...(await checkEncryption(live, first)),
    ...findings,
    ...(await checkFiles(live)),
    ...(await checkSearch(live)),
    ...(await checkUnknown(live)),
    ...(await checkSecrets(live)),
    ...(await checkRedirects(live)),
    ...(await checkForm(live)),
    ...(options.message ? await checkMessage(live) : []),
    ...(measured && measured.wait > SLOW ? [{ address, ...liveWords.slow(measured.wait) }] : []),
  ]
  return { problems: problemsFrom(all, kindOf(first.headers)), measured }
}
