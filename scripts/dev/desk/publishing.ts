import { writeSchemas } from '../../json-schema/write.ts'
import { openUnderWay } from '../../machine/concurrency/under-way.ts'
import type { LiveContent } from '../live-content.ts'
import { afterPause } from '../watch/after-pause.ts'
import type { BlockChanges } from '../watch/blocks-watch.ts'
import type { LiveDesk } from './live-desk.ts'
import type { Teller } from './teller.ts'

/** What is done when something is saved. */
export interface Publishing {
  /** Shows what the content is now. */
  publish: () => void
  takeBlocks: (changes: BlockChanges) => void
  /** Keeps what is remembered, once nothing more is saved for a while. */
  settle: () => void
  /** Lets nothing more begin; resolves when nothing is under way. */
  end: () => Promise<void>
}

/** Of many files that are saved together, each has an outcome; where it is the last one's, all is told already. */
const onceEach = <Outcome extends object>(tell: (outcome: Outcome) => Promise<void>) => {
  let told: Outcome | undefined
  return async (outcome: Outcome): Promise<void> => {
    if (outcome === told) return
    told = outcome
    await tell(outcome)
  }
}

export const openPublishing = (desk: LiveDesk, teller: Teller): Publishing => {
  const underWay = openUnderWay()
  const complain = onceEach(teller.complain)
  // Its problems may be the very ones of a text before.
  const tell = onceEach(({ problems }: LiveContent) => teller.tell(problems))
  const beside = (work: () => Promise<void>) => underWay.begin(() => work().catch(complain))
  const settle = afterPause(() => beside(keep))
  /** Whether the content can be judged: without blocks that stand in it, all of them would be told to be wrong. */
  const isWhole = () => desk.current().site.blockFault === undefined
  const publish = async (): Promise<void> => {
    if (!isWhole()) return
    settle()
    await tell(await desk.current().content.update())
  }
  // A file may have been read before all of it was written. The schemas, and keeping what is remembered,
  // would hold up the page being watched.
  const keep = async (): Promise<void> => {
    const { site: now, content } = desk.current()
    if (!(await content.isCurrent())) return publish()
    await writeSchemas(now, content.current().latest, content.memory)
    await content.memory.save()
  }
  const takeBlocks = async (changes: BlockChanges): Promise<void> => {
    const taken = desk.take(changes)
    // What comes of them is told with those that were waiting.
    if (taken === undefined) return
    await taken
    const fault = desk.fault()
    if (fault !== undefined) return teller.tellFault(fault)
    settle()
    await teller.tell(desk.current().content.current().problems)
  }
  return {
    publish: () => beside(publish),
    takeBlocks: (changes) => beside(() => takeBlocks(changes)),
    settle,
    end: underWay.end,
  }
}
