import { typeset } from '../../../../src/content/typeset.ts'
import { wording } from '../../messages.ts'
import { suggest } from '../../suggest.ts'
import { factNames, fillFacts, type Names } from '../facts.ts'
import {
  complain,
  editable,
  leaf,
  MOST_FAULTS,
  type Place,
  type Resolution,
  type Surroundings,
  wordRange,
} from '../resolution.ts'

/** A problem for each name that is no fact; `names` in the order in which they stand in the value. */
export const complainUnknown = (names: string[], place: Place, around: Surroundings): void => {
  const inBraces = names.map((name) => `{${name}}`)
  for (const [index, name] of names.slice(0, MOST_FAULTS).entries()) {
    const words = wording.unknownFact(name, suggest(name, factNames(around.facts).all()))
    const before = inBraces.slice(0, index).join('')
    complain(place, words, around, wordRange(place, `{${name}}`, before))
  }
}

const NAME = '[\\p{L}\\w-]+(?:\\s*\\.\\s*[\\p{L}\\w-]+)?'

/** A brace that is no part of a name in braces, or brackets of another kind, with the name in them. */
const LOOSE_BRACE = new RegExp(
  `\\{[^{}\\s]+\\}(?!\\})|(\\$?\\{[{\\s]{0,9}(${NAME})[\\s}]*|(?<![\\p{L}\\w-])(${NAME})\\s{0,9}\\}+|[{}]+|[([](${NAME})[)\\]])`,
  'gu',
)

interface LooseBrace {
  written: string
  name: string | undefined
  index: number
}

/** Every brace, and other bracket around a name, that would be seen on the website. */
const looseBraces = (text: string, names: Names): LooseBrace[] =>
  [...text.matchAll(LOOSE_BRACE)].flatMap(
    ({ 1: loose, 2: opened, 3: closed, 4: other, index }): LooseBrace[] => {
      const name = (opened ?? closed ?? other)?.replace(/\s/g, '')
      const isWord = other !== undefined && !names.has(name ?? '')
      return loose === undefined || isWord ? [] : [{ written: loose.trim(), name, index }]
    },
  )

/** A problem for each brace that would be seen on the website; `names` are what texts may name. */
export const complainBraces = (
  text: string,
  names: Names,
  place: Place,
  around: Surroundings,
): void => {
  for (const { written, name, index } of looseBraces(text, names).slice(0, MOST_FAULTS)) {
    const meant = name === undefined ? undefined : suggest(name, names.all())
    const range = wordRange(place, written, text.slice(0, index))
    complain(place, wording.looseBrace(written, meant), around, range)
  }
}

/** Notes the entries that a text names in braces: `stats.projects` is one of stats.yaml. */
export const noteFacts = (names: string[], { usedEntries }: Surroundings): void => {
  for (const name of names) usedEntries.add(name.replace('.', '/'))
}

/** Replaces the names of facts; a problem for each name that is none. */
export const fill = (text: string, place: Place, around: Surroundings): string => {
  const filled = fillFacts(text, around.facts)
  noteFacts(filled.known, around)
  complainUnknown(filled.unknown, place, around)
  complainBraces(text, factNames(around.facts), place, around)
  return filled.text
}

/** A text with its facts filled in, and set with no-break spaces. */
export const resolveText = (text: string, place: Place, around: Surroundings): Resolution =>
  editable(typeset(fill(text, place, around)), 'text', text, place)

const VARIABLE = /\{([^{}\s]+)\}/g

/** Interface text keeps its variables; a problem for each that the interface does not fill in. */
export const resolveMessage = (
  text: string,
  variables: readonly string[],
  place: Place,
  around: Surroundings,
): Resolution => {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(VARIABLE)) {
    if (variables.includes(name)) continue
    const range = wordRange(place, whole, text.slice(0, index))
    complain(place, wording.unknownVariable(name, variables), around, range)
  }
  const names = { has: (name: string) => variables.includes(name), all: () => variables }
  complainBraces(text, names, place, around)
  return leaf(text)
}
