import { own } from '../../../src/content/own.ts'
import { overlapping } from '../../problem/overlapping.ts'
import type { Problem, Wording } from '../../problem/problem.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import { factNames, isUnset, type Names, splitName } from '../facts/facts.ts'
import { factWording } from '../facts/messages.ts'
import { MOST_FAULTS } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { faultAt, type Place, wordRange } from '../place.ts'
import { looseBraces } from './loose-braces.ts'
import { meantFact } from './meant-fact.ts'

/** What has to be known to judge a name in braces. */
export type FactContext = Pick<ResolveContext, 'model' | 'facts'>

/** `{index=0}`: what chat programs set behind the mark of a source. */
const CHAT_MARK = /^index=\d+$/

/** The entry that a name in braces asks for: `stats.projects`. */
const lackedBy = (name: string, { collections }: SiteModel): Pick<Wording, 'lacks'> => {
  const [collection, id] = splitName(name)
  return own(collections, collection)?.fact === undefined
    ? {}
    : { lacks: { collection, id, isFact: true } }
}

/** What is said of a name in braces that is no fact: one word in them may be no name at all. */
const wordsForUnknown = (name: string, { facts, model }: FactContext): Wording => {
  if (CHAT_MARK.test(name)) return factWording.chatMark(`{${name}}`)
  const meant = meantFact(name, factNames(facts))
  if (meant === undefined && name.startsWith('entry.') && facts.has('entry'))
    return factWording.notInEntry(name)
  return meant === undefined && /^\p{Lu}\p{L}+$/u.test(name)
    ? factWording.wordsInBraces(`{${name}}`, name)
    : { ...factWording.unknownFact(name, meant), ...(meant === undefined && lackedBy(name, model)) }
}

/** A problem for each name that is no fact; `names` in the order in which they stand in the value. */
const unknownNames = (names: string[], place: Place, around: FactContext): Problem[] => {
  const inBraces = names.map((name) => `{${name}}`)
  return names.slice(0, MOST_FAULTS).map((name, index) => {
    const words = isUnset(name, around.model)
      ? factWording.unsetFact(name)
      : wordsForUnknown(name, around)
    const before = inBraces.slice(0, index).join('')
    return faultAt(place, words, wordRange(place, `{${name}}`, before))
  })
}

/** A problem for each brace that would be seen on the website; `names` are what texts may name. */
export const bracesIn = (text: string, names: Names, place: Place): Problem[] =>
  looseBraces(text, names)
    .slice(0, MOST_FAULTS)
    .map(({ written, name, words, index }) => {
      const meant = name === undefined ? undefined : meantFact(name, names)
      const range = wordRange(place, written, text.slice(0, index))
      return words
        ? faultAt(place, factWording.wordsInBraces(written, words), range)
        : faultAt(place, factWording.looseBrace(written, meant), range)
    })

/** What is wrong with the braces of a text, and with names in them where that says it all: not `${telefon}` twice. */
export const judgeBraces = (
  text: string,
  unknown: string[],
  place: Place,
  around: FactContext,
): Problem[] => {
  const names = unknownNames(unknown, place, around)
  const braces = bracesIn(text, factNames(around.facts), place)
  if (names.length === 0 || braces.length === 0) return [...names, ...braces]
  const isTold = overlapping(braces)
  return [...names.filter((problem) => isTold(problem).length === 0), ...braces]
}
