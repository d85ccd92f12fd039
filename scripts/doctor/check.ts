import type { Site } from '../site/site.ts'

/** What is looked at. */
export interface Subject {
  /** The company's folder as it would be worked on, but for blocks of its own: they may be what fails. */
  site: Site
  env: Readonly<Record<string, string | undefined>>
  /** The running program's `blocks.js`, with which a company's own blocks are compiled. */
  interfaceFile: string
}

/** What a check found, for people. A hint is worth knowing and keeps nobody from working. */
export interface Finding {
  state: 'right' | 'hint' | 'wrong'
  words: string
  /** What to do. */
  advice?: string
}

/** Looks at one thing. Whatever it rejects with is a finding, too. */
export type Check = (subject: Subject) => Promise<Finding>

export const right = (words: string): Finding => ({ state: 'right', words })
export const hint = (words: string, advice: string): Finding => ({ state: 'hint', words, advice })
export const wrong = (words: string, advice: string): Finding => ({ state: 'wrong', words, advice })
