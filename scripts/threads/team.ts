import { availableParallelism } from 'node:os'
import { setImmediate as others } from 'node:timers/promises'
import { compiledProgram } from '../machine/packages/compiled-program.ts'
import type { Site } from '../site/site.ts'
import { type OpenThread, openThread } from './open-thread.ts'
import type { TaskName } from './task-name.ts'

/** Work in orders, each of which is done by itself: they, and what comes of them, can be copied to threads. */
export interface Work<Order, Result> {
  task: TaskName
  /** What all orders rest on; the same object for as long as it is the same. */
  setting: unknown
  count: number
  /** What a thread is told to do; asked for once one takes it. */
  order: (index: number) => Order
  /** Does the work of an order here. */
  here: (index: number) => Promise<Result> | Result
  /** Takes what has come of an order as soon as it is there. */
  done?: (result: Result, index: number) => void
}

/** This thread and others, as many as there are cores. */
export interface Team {
  /** Of so many pages or articles on, its threads save more than they take to begin. */
  worthwhile: number
  /** Has work done by whoever has time; what comes of it is in the order of the orders. */
  share: <Order, Result>(work: Work<Order, Result>) => Promise<Result[]>
  end: () => Promise<void>
}

/** So many orders lie before a thread: this one hands over the next after it has done one itself. */
const AT_HAND = 4

/**
 * Shares work among threads and this one. Where an order fails no other is begun, and all that were have come to
 * their end: they write files, and nobody may clear away what they write to.
 */
export const openShare =
  (threads: () => readonly OpenThread[]): Team['share'] =>
  async <Order, Result>({ task, setting, count, order, here, done }: Work<Order, Result>) => {
    const results = new Array<Result>(count)
    const faults: unknown[] = []
    let next = 0
    const takeOne = async (work: (index: number) => Promise<Result> | Result): Promise<void> => {
      const index = next
      next += 1
      const result = await work(index)
      results[index] = result
      done?.(result, index)
      // Threads that have sent what they made come to word.
      await others()
    }
    const take = async (work: (index: number) => Promise<Result> | Result): Promise<void> => {
      while (next < count && faults.length === 0)
        await takeOne(work).catch((fault) => faults.push(fault))
    }
    const lanes = threads().flatMap((thread) => {
      thread.begin(task, setting)
      return Array.from({ length: AT_HAND }, () =>
        take((index) => thread.fulfil<Result>(order(index))),
      )
    })
    await Promise.all([...lanes, take(here)])
    if (faults.length > 0) throw faults[0]
    return results
  }

/** Nobody else: this thread does all of it. */
export const alone: Team = {
  worthwhile: Number.POSITIVE_INFINITY,
  share: openShare(() => []),
  end: async () => undefined,
}

/**
 * Measured: of 1,000 articles, two cores make a site in a seventh less time with a quarter more work, because a
 * second program grows warm; of 10,000 in a fifth less time with a fourteenth more.
 */
const MANY = 1500

/**
 * A team for a site, whose threads are opened once there is work. Where the sources run there are none: they
 * are for nobody who has to wait.
 */
export const openTeam = ({ reopen }: Pick<Site, 'reopen'>): Team => {
  const program = reopen && compiledProgram('thread')
  const count = availableParallelism() - 1
  if (program === undefined || count === 0) return alone
  let threads: readonly OpenThread[] | undefined
  const opened = () => {
    threads ??= Array.from({ length: count }, () => openThread(program, reopen))
    return threads
  }
  const end = async () => void (await Promise.all((threads ?? []).map((thread) => thread.end())))
  return { worthwhile: MANY, share: openShare(opened), end }
}
