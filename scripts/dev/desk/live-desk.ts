import { NoCompiler } from '../../app/load-compiler.ts'
import { judgeComponents } from '../../app/own/own-components.ts'
import { words } from '../../app/words.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import type { Progress } from '../../progress/progress.ts'
import type { Site } from '../../site/site.ts'
import type { Renderer } from '../renderer/renderer.ts'
import { type BlockChanges, joinChanges } from '../watch/blocks-watch.ts'
import { type ContentNews, type Desk, openDesk } from './desk.ts'
import { judgeBlocks } from './judge-blocks.ts'

/** What open pages are told, and by which app. */
export type DeskNews = ContentNews & { app: number; blocks: number }

export interface LiveDesk {
  /** As the company's own blocks were when they were last in order. */
  current: () => Desk
  /** How many apps there were before the one that makes the pages now; one that was broken is another one. */
  app: () => number
  /** How many changes of them have been taken over. */
  blocks: () => number
  /** What is wrong with them now. */
  fault: () => string | undefined
  /**
   * Takes changes of them over, one after the other; undefined where others are waiting already, with which they are
   * taken over.
   */
  take: (changes: BlockChanges) => Promise<void> | undefined
  /** What open pages are told. */
  update: () => Promise<DeskNews>
}

interface DeskOptions {
  rendererFor: (site: Site) => Promise<Renderer>
  /** Opens the site anew with the blocks that its company has now. */
  reopen: () => Promise<Site>
  progress?: Progress | undefined
}

/** What somebody has to mend in their blocks before some work can be done; undefined once it is done. */
const faultOf = async (work: () => Promise<void>): Promise<string | undefined> => {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof NoCompiler) return `${error.message}\n\n${words.thenRestart}`
    if (error instanceof WrongUsage) return error.message
    throw error
  }
}

/** Keeps the last good state of a company's own blocks, with all that is made of them, while they are being edited. */
export const openLiveDesk = async (
  site: Site,
  { rendererFor, reopen, progress }: DeskOptions,
): Promise<LiveDesk> => {
  let desk = await openDesk(site, rendererFor, progress)
  let fault = site.blockFault
  /** Whether there are other blocks or fields than the desk has. */
  let isBehind = fault !== undefined
  let app = 0
  let blocks = 0

  const openAnew = async (): Promise<void> => {
    const before = desk
    const next = await reopen()
    before.renderer.renew()
    const isKept = next.ownBlocks === before.site.ownBlocks
    desk = await openDesk(next, isKept ? async () => before.renderer : rendererFor)
    isBehind = false
    app += 1
    if (desk.renderer !== before.renderer) await before.renderer.close()
  }
  const renew = async (files: readonly string[]): Promise<void> => {
    const { renderer, site: now } = desk
    renderer.renew(files)
    // Of a style sheet it takes everything.
    if (now.ownBlocks !== undefined) await judgeComponents(now.ownBlocks)
  }
  const takeNow = async ({ files, isOfFields }: BlockChanges): Promise<void> => {
    isBehind ||= isOfFields
    const before = fault
    fault = await faultOf(async () => {
      if (isBehind) await openAnew()
      else await renew(files)
      await judgeBlocks(desk)
    })
    blocks += 1
    // What is broken may have taken the whole app from a page, which nothing but loading it anew brings back.
    if (before !== undefined && fault === undefined) app += 1
  }
  const update = async (): Promise<DeskNews> => {
    const asked = desk
    const count = app
    if (fault !== undefined) return { app, blocks, problems: fault }
    const news = await asked.news().catch((error: unknown) => {
      // One that is being closed.
      if (asked !== desk) return undefined
      throw error
    })
    const isCurrent = asked === desk && count === app && fault === undefined
    return news && isCurrent ? { app, blocks, ...news } : update()
  }
  let running = Promise.resolve()
  // To open a site anew takes longer than to save: one time for each save, and the last one would show only after all.
  let waiting: BlockChanges | undefined
  const takeWaiting = async (): Promise<void> => {
    const changes = waiting
    waiting = undefined
    if (changes) await takeNow(changes)
  }
  return {
    current: () => desk,
    app: () => app,
    blocks: () => blocks,
    fault: () => fault,
    take: (changes) => {
      const before = waiting
      waiting = before ? joinChanges(before, changes) : changes
      if (before) return undefined
      running = running.catch(() => undefined).then(takeWaiting)
      return running
    },
    update,
  }
}
