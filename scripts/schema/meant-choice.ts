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

/** `Teilzeit oder Vollzeit`, `Voll-/Teilzeit` */
const BETWEEN = /\s*(?:[,/&]|\s(?:oder|und)\s)\s*/

/** Whether a word lists what a meaning lists, in any order; `Voll-` is the beginning of one. */
const listsAlike = (meaning: string, word: string): boolean => {
  const [meant, told] = [meaning.split(BETWEEN), word.split(BETWEEN)]
  const says = (part: string, whole: string) =>
    part.endsWith('-') ? whole.startsWith(part.slice(0, -1)) : whole === part
  return (
    told.length > 1 &&
    told.length === meant.length &&
    meant.every((whole) => told.some((part) => says(part, whole)))
  )
}

/** The choice whose meaning the schema's own words say: `Kredit` where `loan: Kredit` describes it. */
const named = (word: string, allowed: readonly string[], description: string) => {
  const meanings = Object.entries(meaningsIn(description, allowed))
  const told = word.toLowerCase()
  const [only, ...others] = meanings.filter(([, meaning]) => begins(meaning.toLowerCase(), told))
  const same = meanings.find(([, meaning]) => {
    const lower = meaning.toLowerCase()
    return lower === told || listsAlike(lower, told)
  })
  return (same ?? (others.length === 0 ? only : undefined))?.[0]
}

/** What a misspelt word means; of two letters, where one is wrong, only what no other choice is as like. */
const misspelt = (word: string, allowed: readonly string[]): string | undefined => {
  const meant = suggest(word, allowed)
  if (word.length > 2 || meant?.toLowerCase() === word.toLowerCase()) return meant
  const others = allowed.filter((name) => name !== meant)
  return suggest(word, others) === undefined ? meant : undefined
}

/** The only choice that is a part of a longer word: `testimonials-slider`. */
const within = (word: string, allowed: readonly string[]): string | undefined => {
  const [only, ...others] = word.split(/[-_\s,;/]+/).filter((part) => allowed.includes(part))
  return others.length === 0 ? only : undefined
}

/** The only choice that a word is a part of: `area` of `area-check`. */
const around = (word: string, allowed: readonly string[]): string | undefined => {
  const [only, ...others] = allowed.filter((name) => name.split('-').includes(word.toLowerCase()))
  return others.length === 0 ? only : undefined
}

/** What of several was meant by a word that is none of them: in German, misspelt, or with more or less said. */
export const meantChoice = (
  word: string,
  allowed: readonly string[],
  description = '',
): string | undefined =>
  named(word, allowed, description) ??
  translated(word, allowed) ??
  misspelt(word, allowed) ??
  within(word, allowed) ??
  around(word, allowed)
