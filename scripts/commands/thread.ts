import { parentPort, workerData } from 'node:worker_threads'
import { WrongUsage } from '../machine/wrong-usage.ts'
import type { Message, Receipt } from '../threads/open-thread.ts'
import { openSite } from './open-site.ts'
import { tasks } from './thread-tasks.ts'

type Fulfil = (order: never) => unknown

const site = openSite(workerData)
let fulfil: Promise<Fulfil> | undefined

/** What is made is handed over instead of being copied. */
const buffersIn = (result: unknown): ArrayBuffer[] =>
  result instanceof Uint8Array && result.buffer instanceof ArrayBuffer ? [result.buffer] : []

const send = (receipt: Receipt): void => parentPort?.postMessage(receipt, buffersIn(receipt.result))

const work = async (id: number, order: unknown): Promise<void> => {
  try {
    send({ id, result: await (await fulfil)?.(order as never) })
  } catch (error) {
    const { message, stack, code, syscall, path } = error as NodeJS.ErrnoException
    const isUsage = error instanceof WrongUsage
    send({ id, isUsage, fault: { message, stack, code, syscall, path } })
  }
}

// A thread of a site: told what is to be done, it does one order after the other.
let before = Promise.resolve()
parentPort?.on('message', (message: Message) => {
  if (message.id === undefined) {
    const open = tasks[message.task] as (setting: never, site: unknown) => Promise<Fulfil>
    fulfil = before.then(async () => open(message.setting as never, await site))
    // Whoever sends an order is told.
    fulfil.catch(() => undefined)
  } else before = before.then(() => work(message.id, message.order))
})
