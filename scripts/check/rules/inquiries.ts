import { placeInWords } from '../../problem/phrases.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Range } from '../../text/source-file.ts'
import type { CheckedEntry, Content } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'
import { isCopy } from './copies.ts'

/** A word by which a link chooses an entry. */
interface Word {
  text: string
  entry: CheckedEntry
  range: () => Range
}

const wordsOf = (entry: CheckedEntry, fields: readonly string[]): Word[] =>
  fields.flatMap((field) => {
    const value = entry.value[field]
    const at = (text: unknown, ...step: number[]): Word[] =>
      typeof text === 'string'
        ? [{ text, entry, range: () => entry.file.locate([...entry.path, field, ...step]).value }]
        : []
    return Array.isArray(value) ? value.flatMap((text, index) => at(text, index)) : at(value)
  })

/** Words for `?inquiry=` that two entries claim: a link could choose only the first. */
export const checkInquiries = ({ entries, model }: Content): Problem[] => {
  const first = new Map<string, Word>()
  return entries.flatMap((entry) => {
    const fields = model.collections[entry.collection].inquiries ?? []
    return wordsOf(entry, fields).flatMap((word) => {
      const before = first.get(word.text)
      if (!before) first.set(word.text, word)
      // That it is a copy says it all.
      if (!before || before.entry === entry || isCopy(before.entry, entry)) return []
      const place = placeInWords(before.entry.file.source, before.range())
      return [
        problemAt(entry.file.source, word.range(), checkWording.sameInquiry(word.text, place)),
      ]
    })
  })
}
