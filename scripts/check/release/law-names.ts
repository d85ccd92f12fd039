import { type Problem, problemAt } from '../../problem/problem.ts'
import { lawWording } from './messages.ts'
import { type ContentText, sentencesIn, wordRange } from './texts.ts'

const DDG = { now: 'DDG', title: 'Digitale-Dienste-Gesetz, seit 14. Mai 2024' }
const MSTV = { now: 'MStV', title: 'Medienstaatsvertrag, seit 7. November 2020' }
const TDDDG = {
  now: 'TDDDG',
  title: 'Telekommunikation-Digitale-Dienste-Datenschutz-Gesetz, seit 14. Mai 2024',
}

/** Laws by the beginnings of their former names. */
const laws: Record<string, { now: string; title: string }> = {
  TMG: DDG,
  Telemediengesetz: DDG,
  RStV: MSTV,
  Rundfunkstaatsvertrag: MSTV,
  TTDSG: TDDDG,
  'Telekommunikation-Telemedien': TDDDG,
}

const FORMER =
  /(?<!\p{L})(?:TMG|Telemediengesetz(?:es)?|RStV|Rundfunkstaatsvertrag(?:e?s)?|TTDSG|Telekommunikation-Telemedien-Datenschutz-Gesetz(?:es)?)(?!\p{L})/gu

/** Parts of all of them. */
export const LAW_NAMES =
  /TMG|Telemedien|RStV|Rundfunkstaatsvertrag|TTDSG|Telekommunikation-Telemedien/

const lawOf = (name: string) =>
  Object.entries(laws).find(([beginning]) => name.startsWith(beginning))?.[1] ?? DDG

const CITED = /(?:§[^;!?]{0,60}|(?<!\p{L})(?:gemäß|gem\.|nach|laut|des|dem|das|im|vom|zum)\s+)$/u

/** So much before a name is enough to see whether it is cited, in UTF-16 units. */
const LONGEST_CITATION = 100

/** Three letters may be anything; after a paragraph or a word such as "nach" they are the law. */
const isCited = (name: string, before: string): boolean => name !== 'TMG' || CITED.test(before)

/** A sentence about the change may name both. */
const tellsTheChange = (sentence: string, now: string): boolean =>
  new RegExp(`(?<!\\p{L})${now}(?!\\p{L})`, 'u').test(sentence) ||
  /(?<!\p{L})(?:früher|ehemals|ehemalige[nrms]?|vormals|damals|abgelöst|aufgehoben|außer Kraft)(?!\p{L})/iu.test(
    sentence,
  )

/** A problem for each law that has been replaced by another. */
export const checkLawNames = (texts: ContentText[]): Problem[] =>
  texts.flatMap((text) => {
    const found = text.kind === 'text' ? [...text.written.matchAll(FORMER)] : []
    if (found.length === 0) return []
    const sentenceAt = sentencesIn(text.written)
    return found.flatMap(({ 0: name, index }) => {
      const { now, title } = lawOf(name)
      const before = text.written.slice(Math.max(index - LONGEST_CITATION, 0), index)
      if (!isCited(name, before) || tellsTheChange(sentenceAt(index), now)) return []
      const range = wordRange(text, index, name)
      const words = lawWording.outdatedLaw(name, now, title)
      return [problemAt(text.checked.file.source, range, words, 'warning')]
    })
  })
