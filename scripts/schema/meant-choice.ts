import { translated } from './german-words.ts'
import { meaningsIn } from './meanings-in.ts'
import { suggest } from './suggest.ts'

/** No shorter word at the beginning of a meaning says what it is. */
const SHORTEST = 5

/** Whether a word is how a meaning begins, or begins with that: `Balkendiagramm` for `Balken zum Vergleichen`. */
const begins = (meaning: string, word: string): boolean => {
  const [first = ''] = meaning.split(/\s/, 1)
  return first.length >= SHORTEST && word.startsWith(first)
}

/** The choice whose meaning the schema's own words say: `Kredit` where `loan: Kredit` describes it. */
const named = (word: string, allowed: readonly string[], description: string) => {
  const meanings = Object.entries(meaningsIn(description, allowed))
  const told = word.toLowerCase()
  const [only, ...others] = meanings.filter(([, meaning]) => begins(meaning.toLowerCase(), told))
  const same = meanings.find(([, meaning]) => meaning.toLowerCase() === told)
  return (same ?? (others.length === 0 ? only : undefined))?.[0]
}

/** What a misspelt word means; of two letters, where one is wrong, only what no other choice is as like. */
const misspelt = (word: string, allowed: readonly string[]): string | undefined => {
  const meant = suggest(word, allowed)
  if (word.length > 2 || meant?.toLowerCase() === word.toLowerCase()) return meant
  const others = allowed.filter((name) => name !== meant)
  return suggest(word, others) === undefined ? meant : undefined
}

/** What of several was meant by a word that is none of them: in German, or misspelt. */
export const meantChoice = (
  word: string,
  allowed: readonly string[],
  description = '',
): string | undefined =>
  named(word, allowed, description) ?? translated(word, allowed) ?? misspelt(word, allowed)
