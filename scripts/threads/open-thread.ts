import { Worker } from 'node:worker_threads'
import { WrongUsage } from '../machine/wrong-usage.ts'
import type { TaskName } from './task-name.ts'

/** What a thread is told: what the orders rest on that follow, or an order. */
export type Message =
  | { task: TaskName; setting: unknown; id?: undefined }
  | { id: number; order: unknown }

/** What came of an order; an error loses all but its words on the way, and disks explain theirs by the rest. */
export interface Receipt {
  id: number
  result?: unknown
  fault?: Record<string, unknown>
  /** Whether somebody has to mend something who calls the program. */
  isUsage?: boolean
}

/** A thread that does one order after the other. */
export interface OpenThread {
  begin: (task: TaskName, setting: unknown) => void
  fulfil: <Result>(order: unknown) => Promise<Result>
  end: () => Promise<void>
}

interface Waiting {
  resolve: (result: never) => void
  reject: (fault: unknown) => void
}

/**
 * MiB for what a thread has just made: as much as Node 20 takes. Later ones take twice that and more, and are not
 * the faster for it.
 */
const YOUNG = 48

/** @param data what the program finds as `workerData` */
export const openThread = (program: string, data: unknown): OpenThread => {
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG }
  const worker = new Worker(program, { workerData: data, resourceLimits })
  const waiting = new Map<number, Waiting>()
  let begun: unknown
  let last = 0
  let broken: { fault: unknown } | undefined

  worker.on('message', ({ id, result, fault, isUsage }: Receipt) => {
    const each = waiting.get(id)
    waiting.delete(id)
    if (fault) each?.reject(Object.assign(isUsage ? new WrongUsage() : new Error(), fault))
    else each?.resolve(result as never)
  })
  const breakOff = (fault: unknown): void => {
    broken ??= { fault }
    for (const { reject } of waiting.values()) reject(broken.fault)
  }
  worker.on('error', breakOff)
  worker.on('messageerror', breakOff)
  // A company's block may end the process that it runs in, and ends only its thread.
  worker.on('exit', (code) => breakOff(new Error(`A thread has ended, with ${code}`)))
  const begin: OpenThread['begin'] = (task, setting) => {
    if (begun !== setting) worker.postMessage({ task, setting } satisfies Message)
    begun = setting
  }
  const fulfil: OpenThread['fulfil'] = (order) =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken.fault)
      last += 1
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, order } satisfies Message)
    })
  const end = async () => void (await worker.terminate())
  return { begin, fulfil, end }
}
