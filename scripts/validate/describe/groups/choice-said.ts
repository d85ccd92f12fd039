import { translated } from '../../../schema/german-words.ts'
import { meaningsIn } from '../../../schema/meanings-in.ts'
import { descriptionOf, type Schema } from '../../../schema/schema.ts'

/** The choice that a text says by its meaning or in a word: `month` in `3.300 bis 4.200 Euro im Monat`, or `mtl.`. */
export const choiceSaid = (text: string, schema: Schema | undefined): string | undefined => {
  const issue = schema?.safeParse(undefined).error?.issues[0]
  const choices = issue && 'values' in issue ? issue.values.map(String) : []
  const meanings = meaningsIn((schema && descriptionOf(schema)) ?? '', choices)
  const isMeant = (each: string) =>
    text.toLowerCase().includes(meanings[each]?.toLowerCase() ?? each)
  const words = text.match(/\p{L}+/gu) ?? []
  const [said] = words.flatMap((word) => translated(word, choices) ?? [])
  return choices.find(isMeant) ?? said
}
