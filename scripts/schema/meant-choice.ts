import { translated } from './german-words.ts'
import { meaningsIn } from './meanings-in.ts'
import { suggest } from './suggest.ts'

/** The choice whose meaning the schema's own words say: `Kredit` where `loan: Kredit` describes it. */
const named = (word: string, allowed: readonly string[], description: string) =>
  Object.entries(meaningsIn(description, allowed)).find(
    ([, meaning]) => meaning.toLowerCase() === word.toLowerCase(),
  )?.[0]

/** What of several was meant by a word that is none of them: in German, or misspelt. */
export const meantChoice = (
  word: string,
  allowed: readonly string[],
  description = '',
): string | undefined =>
  named(word, allowed, description) ?? translated(word, allowed) ?? suggest(word, allowed)
