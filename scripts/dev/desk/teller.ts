import { WrongUsage } from '../../machine/wrong-usage.ts'
import { diskWords } from '../../problem/disk-words.ts'
import { explainDiskFault } from '../../problem/explain-disk-fault.ts'
import type { Problem } from '../../problem/problem.ts'
import { checkFolder } from '../../read/check-folder.ts'
import { reportFault } from '../../report/fault.ts'
import { reportText } from '../../report/text.ts'
import type { Site } from '../../site/site.ts'
import type { DeskNews, LiveDesk } from './live-desk.ts'
import type { Updates } from './updates.ts'

/** Tells the terminal and all open pages what comes of a change. */
export interface Teller {
  /** The problems of the content; where there are none, what is new is shown. */
  tell: (problems: Problem[]) => Promise<void>
  /** What is wrong with the company's blocks. */
  tellFault: (fault: string) => Promise<void>
  /** That some work has failed. */
  complain: (error: NodeJS.ErrnoException) => Promise<void>
  /** What a page is told that is opened now. */
  current: () => Promise<DeskNews>
}

interface TellerOptions {
  desk: LiveDesk
  updates: Updates
  report: (problems: Problem[]) => void
}

/** A file that is gone while it is read or loaded, as when a program replaces it, is told of again. */
const isPassing = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ERR_LOAD_URL'

export const openTeller = (
  { content, cache }: Pick<Site, 'content' | 'cache'>,
  { desk, updates, report }: TellerOptions,
): Teller => {
  /** Why what is shown is not what the files hold; it counts until they are read again. */
  let hindrance: string | undefined
  const current = async (): Promise<DeskNews> =>
    hindrance === undefined
      ? desk.update()
      : { app: desk.app(), blocks: desk.blocks(), problems: hindrance }
  const showWith = async (problems: string | undefined): Promise<void> => {
    hindrance = problems
    updates.send(await current())
  }
  /** The folder itself may have been moved away; what is in it is told when it is back. */
  const missFolder = async (): Promise<void> => {
    const unreadable = await checkFolder(content)
    if (unreadable.length === 0) return
    report(unreadable)
    await showWith(reportText(unreadable))
  }
  const complain = async (error: NodeJS.ErrnoException): Promise<void> => {
    if (isPassing(error)) return missFolder()
    // The pages are shown without a disk to write to.
    const disk = explainDiskFault(error, diskWords.stillShown)
    if (disk !== undefined) return console.error(disk)
    const isTheirs = error instanceof WrongUsage
    const fault = isTheirs ? error.message : await reportFault(error, 'dev', cache)
    console.error(fault)
    await showWith(fault)
  }
  return {
    tell: async (problems) => {
      await showWith(undefined)
      report(problems)
    },
    tellFault: async (fault) => {
      await showWith(undefined)
      console.error(fault)
    },
    complain,
    current,
  }
}
