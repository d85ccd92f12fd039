import { appendLog, readLog, replaceLog } from './log.ts'
import type { Memory } from './memory.ts'
import { remember } from './remember.ts'

const nothing = () => undefined

/** Remembers nothing: all is made anew. */
export const forgetful = (): Memory => ({
  recall: ({ make }) => make(nothing, nothing),
  recallSlow: ({ make }) => make(nothing, nothing),
  find: nothing,
  askForAll: () => undefined,
  isKnown: () => false,
  handOver: () => new Uint8Array(),
  takeOver: () => undefined,
  save: async () => undefined,
})

/** Remembers for as long as the process runs. */
export const remembering = (): Memory =>
  remember({ lines: new Map(), bytes: 0 }, async () => undefined)

/**
 * Opens what earlier runs remember. Two processes may do so at once: what both add is true for both.
 *
 * @param file the log; safe to delete
 */
export const openMemory = async (file: string): Promise<Memory> =>
  remember(await readLog(file), async (lines, isWhole) => {
    // What can't be kept is made again.
    await (isWhole ? replaceLog : appendLog)(file, lines).catch(() => undefined)
  })
