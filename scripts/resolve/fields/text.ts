import type { FieldMeta } from '../../../src/content/fields.ts'
import { own } from '../../../src/content/own.ts'
import { typeset } from '../../../src/content/typeset.ts'
import { overlapping } from '../../problem/overlapping.ts'
import type { Problem, Wording } from '../../problem/problem.ts'
import { translated } from '../../schema/german-words.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import { suggest } from '../../schema/suggest.ts'
import { factNames, fillFacts, isUnset, NAME_IN_BRACES, type Names, splitName } from '../facts.ts'
import { type Found, MOST_FAULTS, onlyProblems, type Use } from '../found.ts'
import type { ResolveContext } from '../look-ups.ts'
import { faultAt, type Place, wordRange } from '../place.ts'
import { leaf, type Resolution } from '../resolution.ts'
import { editable, sourceAt } from '../source-at.ts'
import { factWording } from './fact-messages.ts'

/** What stands before the full stop of a name, maybe in German, with the full stop: `firma` is `company.` */
const startOfName = (namespace: string, all: readonly string[]): string => {
  const known = new Set(all.map((each) => each.split('.', 1)[0] ?? ''))
  return `${known.has(namespace) ? namespace : (translated(namespace, [...known]) ?? namespace)}.`
}

/** The parts of a name, also with another sign in the place of its full stop: `company,city`. A bare one is the company's. */
const partsOf = (name: string, all: readonly string[]): string[] => {
  if (name.includes('.')) return name.split('.')
  const [, namespace = '', rest = ''] = /^([\p{L}\w]+)[^\p{L}\w]+(.+)$/u.exec(name) ?? []
  const start = startOfName(namespace, all)
  return all.some((each) => each.startsWith(start)) ? [namespace, rest] : ['company', name]
}

/** The only fact of all that has this name behind its full stop: `year` of `site.year`. */
const onlyWith = (key: string, all: readonly string[]): string | undefined => {
  const [only, ...others] = all.filter((each) => each.endsWith(`.${key}`))
  return others.length === 0 ? only : undefined
}

/**
 * The fact that was meant by a name that is none. What stands before the full stop makes a name no likelier:
 * `stats.laibe` is not `stats.torten`.
 */
const meantFact = (name: string, names: Names): string | undefined => {
  const all = [...names.all()]
  const [namespace = '', ...rest] = partsOf(name, all)
  const start = startOfName(namespace, all)
  const within = all.filter((each) => each.startsWith(start))
  if (within.length === 0) return suggest(name, all)
  const keys = within.map((each) => each.slice(start.length))
  const key = translated(rest.join('.'), keys) ?? suggest(rest.join('.'), keys)
  return key === undefined ? onlyWith(name, all) : start + key
}

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
const wordsForUnknown = (
  name: string,
  { facts, model }: Pick<ResolveContext, 'model' | 'facts'>,
): Wording => {
  if (CHAT_MARK.test(name)) return factWording.chatMark(`{${name}}`)
  const meant = meantFact(name, factNames(facts))
  if (meant === undefined && name.startsWith('entry.') && facts.has('entry'))
    return factWording.notInEntry(name)
  return meant === undefined && /^\p{Lu}\p{L}+$/u.test(name)
    ? factWording.wordsInBraces(`{${name}}`, name)
    : { ...factWording.unknownFact(name, meant), ...(meant === undefined && lackedBy(name, model)) }
}

/** A problem for each name that is no fact; `names` in the order in which they stand in the value. */
const unknownNames = (
  names: string[],
  place: Place,
  around: Pick<ResolveContext, 'model' | 'facts'>,
): Problem[] => {
  const inBraces = names.map((name) => `{${name}}`)
  return names.slice(0, MOST_FAULTS).map((name, index) => {
    const words = isUnset(name, around.model)
      ? factWording.unsetFact(name)
      : wordsForUnknown(name, around)
    const before = inBraces.slice(0, index).join('')
    return faultAt(place, words, wordRange(place, `{${name}}`, before))
  })
}

const NAME = '[\\p{L}\\w-]+(?:\\s*\\.\\s*[\\p{L}\\w-]+)?'

/** A name in brackets of another kind. */
const OTHER = `[([](?<other>${NAME})[)\\]]`

/** Brackets of another kind in the place of a brace; not those of a bracket around it. */
const OPENS = '(?:\\[(?![^[]{0,200}\\])|\\((?![^(]{0,200}\\)))'
const CLOSES = '(?:(?<!\\[[^\\]]{0,200})\\]|(?<!\\([^)]{0,200})\\))'

/** A brace that is no part of a name in braces, with the name in it. */
const LOOSE = `\\$?\\{[{\\s]{0,9}(?<opened>${NAME})(?:${CLOSES}|[\\s}]*)|(?:${OPENS}|(?<![\\p{L}\\w-]))(?<closed>${NAME})\\s{0,9}\\}+|[{}]+`

/** Words between braces that are no name: `{ohne Fuge}`. */
const WORDS = `\\{(?!\\s*${NAME}\\s*\\})(?<words>[^{}.]{1,200})\\}(?!\\})`

const LOOSE_BRACE = new RegExp(`\\{[^{}\\s]+\\}(?!\\})|${WORDS}|(?<loose>${LOOSE}|${OTHER})`, 'gu')

/** Most texts have no braces: there, every word would be tried for nothing. */
const WITHOUT_BRACES = new RegExp(`(?<loose>${OTHER})`, 'gu')

const HAS_BRACE = /[{}]/

interface LooseBrace {
  written: string
  name: string | undefined
  /** Words between a pair of braces. */
  words?: string | undefined
  index: number
}

/** Every brace, and other bracket around a name, that would be seen on the website. */
const looseBraces = (text: string, names: Names): LooseBrace[] =>
  [...text.matchAll(HAS_BRACE.test(text) ? LOOSE_BRACE : WITHOUT_BRACES)].flatMap(
    ({ 0: whole, groups: { loose, opened, closed, other, words } = {}, index }): LooseBrace[] => {
      // `{company phone}`: a name that lost its point.
      const joined = words?.trim().replace(/\s+/, '.')
      if (joined && names.has(joined)) return [{ written: whole, name: joined, index }]
      if (words) return [{ written: whole, name: undefined, words: words.trim(), index }]
      const name = (opened ?? closed ?? other)?.replace(/\s/g, '')
      const isWord = other !== undefined && !names.has(name ?? '')
      return loose === undefined || isWord ? [] : [{ written: loose.trim(), name, index }]
    },
  )

/** A problem for each brace that would be seen on the website; `names` are what texts may name. */
const bracesIn = (text: string, names: Names, place: Place): Problem[] =>
  looseBraces(text, names)
    .slice(0, MOST_FAULTS)
    .map(({ written, name, words, index }) => {
      const meant = name === undefined ? undefined : meantFact(name, names)
      const range = wordRange(place, written, text.slice(0, index))
      return words
        ? faultAt(place, factWording.wordsInBraces(written, words), range)
        : faultAt(place, factWording.looseBrace(written, meant), range)
    })

/** The entries that a text names in braces: `stats.projects` is one of stats.yaml. */
export const factUses = (names: string[]): Use[] =>
  names.map((name) => ({ kind: 'entry', name: name.replace('.', '/') }))

/** What is wrong with the braces of a text, and with names in them where that says it all: not `${telefon}` twice. */
export const namesIn = (
  text: string,
  unknown: string[],
  place: Place,
  around: Pick<ResolveContext, 'model' | 'facts'>,
): Problem[] => {
  const names = unknownNames(unknown, place, around)
  const braces = bracesIn(text, factNames(around.facts), place)
  if (names.length === 0 || braces.length === 0) return [...names, ...braces]
  const isTold = overlapping(braces)
  return [...names.filter((problem) => isTold(problem).length === 0), ...braces]
}

/** A text with the names of facts replaced, and a problem for each name that is none. */
export const fill = (
  text: string,
  place: Place,
  around: Pick<ResolveContext, 'model' | 'facts'>,
): Found & { text: string } => {
  const filled = fillFacts(text, around.facts)
  return {
    text: filled.text,
    uses: factUses(filled.known),
    problems: namesIn(text, filled.unknown, place, around),
  }
}

/** A text with its facts filled in, and set with no-break spaces. */
export const resolveText = (text: string, place: Place, around: ResolveContext): Resolution => {
  const filled = fill(text, place, around)
  return editable(typeset(filled.text), sourceAt(place, 'text', text, around), filled)
}

/** A problem where a text lacks variables without which it says nothing. */
const withoutVariables = (text: string, needed: readonly string[], place: Place): Problem[] => {
  const lacked = needed.filter((name) => !text.includes(`{${name}}`))
  return lacked.length > 0 ? [faultAt(place, factWording.missingVariables(lacked))] : []
}

/**
 * Interface text keeps its variables, set with no-break spaces; a problem for each that the interface does not fill
 * in, and otherwise for those that are needed and not there.
 */
export const resolveMessage = (
  text: string,
  { variables, areNeeded = false }: Extract<FieldMeta, { kind: 'message' }>,
  place: Place,
): Resolution => {
  const unknown = [...text.matchAll(NAME_IN_BRACES)].filter(
    ([, name = '']) => !variables.includes(name),
  )
  const problems = unknown.map(({ 0: whole, 1: name = '', index }) => {
    const range = wordRange(place, whole, text.slice(0, index))
    return faultAt(place, factWording.unknownVariable(name, variables), range)
  })
  const names = { has: (name: string) => variables.includes(name), all: () => variables }
  const wrong = [...problems, ...bracesIn(text, names, place)]
  const all = wrong.length > 0 || !areNeeded ? wrong : withoutVariables(text, variables, place)
  return leaf(typeset(text), onlyProblems(all))
}
