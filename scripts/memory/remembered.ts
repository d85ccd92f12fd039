import type { Answer } from './memory.ts'

/** A result as it is kept. */
export interface Remembered {
  inputs: string
  /** JSON of a list: each question before its answer. */
  asked: string
  /** JSON of the result. */
  kept: string
}

/** As one text: inputs and JSON have no tabs. */
export const pack = ({ inputs, asked, kept }: Remembered): string =>
  [inputs, asked, kept].join('\t')

export const unpack = (text: string): Remembered => {
  const first = text.indexOf('\t')
  const second = text.indexOf('\t', first + 1)
  return {
    inputs: text.slice(0, first),
    asked: text.slice(first + 1, second),
    kept: text.slice(second + 1),
  }
}

/** Most results ask nothing. */
const NONE = '[]'

/** Whether every question still has the answer that it had. */
export const isTrue = ({ asked }: Remembered, answer: Answer): boolean => {
  if (asked === NONE) return true
  const list = JSON.parse(asked) as string[]
  for (let at = 0; at < list.length; at += 2)
    if (answer(list[at] as string) !== list[at + 1]) return false
  return true
}
