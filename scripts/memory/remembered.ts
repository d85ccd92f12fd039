import type { Answer } from './memory.ts'

/** A result as it is kept. */
export interface Remembered {
  inputs: string
  /** Each question before its answer. */
  asked: readonly string[]
  kept: unknown
}

/** As one text: inputs and JSON have no tabs. */
export const pack = ({ inputs, asked, kept }: Remembered): string =>
  [inputs, JSON.stringify(asked), JSON.stringify(kept)].join('\t')

/** What a packed result with these inputs begins with. */
export const packedInputs = (inputs: string): string => `${inputs}\t`

export const unpack = (text: string): Remembered => {
  const first = text.indexOf('\t')
  const second = text.indexOf('\t', first + 1)
  let kept: { value: unknown } | undefined
  return {
    inputs: text.slice(0, first),
    asked: JSON.parse(text.slice(first + 1, second)),
    /** Parsed when it is wanted: what no longer holds, seldom is. */
    get kept() {
      kept ??= { value: JSON.parse(text.slice(second + 1)) }
      return kept.value
    },
  }
}

/** Whether every question still has the answer that it had. */
export const isTrue = ({ asked }: Remembered, answer: Answer): boolean => {
  for (let at = 0; at < asked.length; at += 2)
    if (answer(asked[at] as string) !== asked[at + 1]) return false
  return true
}
