import { Worker } from 'node:worker_threads'
import { compiledProgram } from '../machine/compiled-program.ts'
import type { WrittenFile } from './build-manifest.ts'
import type { Content } from './content.ts'
import type { Order, Receipt } from './writing-thread.ts'

/** Compresses and writes files while the next ones are rendered. */
export interface WritingThread {
  /** In the order of their names; bytes among the contents are its own from then on. */
  write: (names: readonly string[], contents: readonly Content[]) => Promise<WrittenFile[]>
  end: () => Promise<void>
}

interface Waiting {
  resolve: (written: WrittenFile[]) => void
  reject: (fault: unknown) => void
}

const errorOf = (fault: Receipt['fault']): Error => Object.assign(new Error(), fault)

/** What a thread takes over instead of copying it: nobody else needs it any more. */
const buffersIn = (contents: readonly Content[]): ArrayBuffer[] => {
  const buffers = contents.map((content) => content instanceof Uint8Array && content.buffer)
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer)
}

/**
 * Opens a thread that writes into a folder in which nothing is; undefined where the sources run, which are
 * for nobody who has to wait.
 */
export const openWritingThread = (folder: string): WritingThread | undefined => {
  const program = compiledProgram('writing-thread')
  if (program === undefined) return undefined
  const worker = new Worker(program, { workerData: folder })
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.on('message', ({ id, written, fault }: Receipt) => {
    const each = waiting.get(id)
    waiting.delete(id)
    if (written) each?.resolve(written)
    else each?.reject(errorOf(fault))
  })
  let broken: { fault: unknown } | undefined
  worker.on('error', (fault) => {
    broken = { fault }
    for (const { reject } of waiting.values()) reject(fault)
  })
  const write: WritingThread['write'] = (names, contents) =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken.fault)
      last += 1
      waiting.set(last, { resolve, reject })
      const files = names.map((name, index): Order['files'][number] => [
        name,
        contents[index] ?? '',
      ])
      worker.postMessage({ id: last, files } satisfies Order, buffersIn(contents))
    })
  const end = async () => void (await worker.terminate())
  return { write, end }
}
