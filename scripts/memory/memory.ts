/** Answers a question as a short text, which is another one whenever the answer is. */
export type Answer = (question: string) => string

/** Notes a question that a result rests on. */
export type Ask = (question: string) => void

/** A result that may be remembered, and when it still holds. */
export interface Sought<Kept> {
  /** `page home`: its kind and what it is made of. A name has one result at a time. */
  name: string
  /** Changes with all that is handed to `make`; has no tabs and no line breaks, as JSON has none. */
  inputs: string
  /** Missing where nothing is asked. */
  answer?: Answer
  /** Whether what is remembered can still be used, apart from whether it is true. */
  isUsable?: (kept: Kept) => boolean
}

/** A result that is to be had. */
export interface Task<Kept> extends Sought<Kept> {
  /**
   * Makes it, and asks for all that it looks up besides; JSON holds all of it.
   *
   * @param former what was last remembered under the name, true or not: parts of it may still be
   */
  make: (ask: Ask, former: Former<Kept>) => Kept
}

type Former<Kept> = () => Kept | undefined

/** A result that takes its time. */
export interface SlowTask<Kept> extends Sought<Kept> {
  make: (ask: Ask, former: Former<Kept>) => Promise<Kept>
}

/**
 * Results that are remembered, so that a build does the work that a change needs.
 *
 * A result is kept under the inputs that it was made of, with every question that came up while it was
 * made, and a digest of each answer. It holds for as long as its inputs are the same and every question
 * still has the same answer: what changed before it without changing an answer, ends there. Answers may
 * be results, too. (The idea is that of Shake's constructive traces, and of Salsa's early cut-off.)
 *
 * Who asks twice may get the same object twice: nobody changes a result.
 */
export interface Memory {
  recall: <Kept>(task: Task<Kept>) => Kept
  recallSlow: <Kept>(task: SlowTask<Kept>) => Promise<Kept>
  /** What is remembered and still holds; nothing is made. */
  find: <Kept>(sought: Sought<Kept>) => { kept: Kept } | undefined
  /** Says that this run asks for all that is worth being kept: the rest of those kinds is forgotten. */
  askForAll: () => void
  /** Whether a result is remembered that was made of these inputs; what it asked may have other answers now. */
  isKnown: (name: string, inputs: string) => boolean
  /** What this run has noted since it was last asked, for another memory. */
  handOver: () => Uint8Array
  /** Takes what another memory has noted for its own. */
  takeOver: (noted: Uint8Array) => void
  /** Keeps the results for the next run; where nothing can be written, they are made again. */
  save: () => Promise<void>
}
