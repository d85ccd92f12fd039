import { fillIn } from '../../../src/content/text/fill-in.ts'
import { type FormWords, formWords } from '../../../src/content/ui/form-words.ts'
import type { Content } from '../../validate/validate.ts'

type FormFacts = Partial<Record<'processor' | 'days' | 'transfer', string>>

const sentences = (words: FormWords, { days, transfer, ...given }: FormFacts): string[] => [
  days === undefined ? fillIn(words.service, given) : fillIn(words.own, { ...given, days }),
  ...(transfer === undefined ? [] : [fillIn(words.abroad, { transfer })]),
]

/** What becomes of a message, in the words of a privacy policy; undefined while something of it can't be read. */
export const formPolicy = (
  { site, ui }: Content,
  facts: ReadonlyMap<string, string | undefined>,
): string | undefined => {
  if (!site?.valid) return undefined
  const words = ui?.valid ? (ui.value as { form: FormWords }).form : formWords.parse(undefined)
  const given = [...facts].flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact]]))
  return sentences(words, Object.fromEntries(given)).join(' ')
}
