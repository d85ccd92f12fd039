import { createInterface } from 'node:readline/promises'

/** Shows a question to somebody and resolves with what they type. */
export type Ask = (question: string) => Promise<string>

/** Lets `work` ask somebody; rejects with `Aborted` where they end the questions instead of answering. */
export type Terminal = <Result>(work: (ask: Ask) => Promise<Result>) => Promise<Result>

export class Aborted extends Error {}

const onTerminal: Terminal = async (work) => {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // A question that stands when the input ends is never answered.
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new Aborted()))
  })
  try {
    return await Promise.race([work((question) => lines.question(question)), ended])
  } finally {
    lines.close()
  }
}

/** The terminal that the program was called from; nothing where a script called it. */
export const ownTerminal = (): Terminal | undefined =>
  process.stdin.isTTY && process.stdout.isTTY ? onTerminal : undefined
