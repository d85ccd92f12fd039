import type { Repair } from './repair/repair.ts'

/** What YAML reads without a word and nobody meant. */
export interface Trap extends Pick<Repair, 'range' | 'wording'> {
  /** It may be meant. */
  isWarning?: true
}
