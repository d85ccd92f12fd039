import type { Answer } from './memory.ts'

/** A result as it is kept. */
export interface Remembered {
  inputs: string
  /** Each question before its answer. */
  asked: readonly string[]
  kept: unknown
}

/** As one text: inputs and JSON have no tabs. */
export const writeResult = ({ inputs, asked, kept }: Remembered): string =>
  [inputs, JSON.stringify(asked), JSON.stringify(kept)].join('\t')

/** What the text of a result with these inputs begins with. */
export const writtenInputs = (inputs: string): string => `${inputs}\t`

/** What it holds is parsed when it is wanted: what no longer holds, seldom is. */
class ReadResult implements Remembered {
  #text: string | undefined
  #kept: unknown

  constructor(
    readonly inputs: string,
    readonly asked: readonly string[],
    kept: string,
  ) {
    this.#text = kept
  }

  get kept() {
    if (this.#text !== undefined) this.#kept = JSON.parse(this.#text)
    this.#text = undefined
    return this.#kept
  }
}

/** Reads what `writeResult` has written. */
export const readResult = (text: string): Remembered => {
  const first = text.indexOf('\t')
  const second = text.indexOf('\t', first + 1)
  const asked = JSON.parse(text.slice(first + 1, second))
  return new ReadResult(text.slice(0, first), asked, text.slice(second + 1))
}

/** Whether every question still has the answer that it had. */
export const isTrue = ({ asked }: Remembered, answer: Answer): boolean => {
  for (let at = 0; at < asked.length; at += 2)
    if (answer(asked[at] as string) !== asked[at + 1]) return false
  return true
}
