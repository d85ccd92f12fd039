import type { FieldMeta } from '../../../src/content/fields.ts'
import { typeset } from '../../../src/content/text/typeset.ts'
import type { Problem } from '../../problem/problem.ts'
import { fillFacts, NAME_IN_BRACES } from '../facts/facts.ts'
import { factWording } from '../facts/messages.ts'
import { type Found, onlyProblems, type Use } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { leaf, type Resolution } from '../look-ups/resolution.ts'
import { faultAt, type Place, wordRange } from '../place.ts'
import { editable, sourceAt } from '../source/source-at.ts'
import { bracesIn, type FactContext, judgeBraces } from './judge-braces.ts'

/** The entries that a text names in braces: `stats.projects` is one of stats.yaml. */
export const factUses = (names: string[]): Use[] =>
  names.map((name) => ({ kind: 'entry', name: name.replace('.', '/') }))

/** A text with the names of facts replaced, and a problem for each name that is none. */
export const fill = (text: string, place: Place, around: FactContext): Found & { text: string } => {
  const filled = fillFacts(text, around.facts)
  return {
    text: filled.text,
    uses: factUses(filled.known),
    problems: judgeBraces(text, filled.unknown, place, around),
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
