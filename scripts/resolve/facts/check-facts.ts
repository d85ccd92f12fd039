import { own } from '../../../src/content/own.ts'
import { placeInWords } from '../../problem/phrases.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import type { Checked, Content } from '../../validate/validate.ts'
import { type Place, rangeAt } from '../place.ts'
import type { Connected } from './connect-facts.ts'
import { splitName } from './facts.ts'
import { factWording } from './messages.ts'

const inSite = (site: Checked | undefined, path: string[]): Place | undefined =>
  site && { file: site.file, path: [...site.path, ...path] }

/** Where a fact is written: `company.name`, `stats.projects`. */
const placeOf = (fact: string, { site, entries, model }: Content): Place | undefined => {
  const [namespace, name] = splitName(fact)
  if (namespace === 'site') return inSite(site, [name])
  const field = own(model.collections, namespace)?.fact
  if (field === undefined) return inSite(site, [namespace, name])
  const entry = entries.find(({ collection, id }) => collection === namespace && id === name)
  return entry && { file: entry.file, path: [...entry.path, field] }
}

const inWords = (fact: string, content: Content): string => {
  const place = placeOf(fact, content)
  const shown = place && placeInWords(place.file.source, rangeAt(place))
  return shown ? `{${fact}} (${shown})` : `{${fact}}`
}

const problemOf = (fact: string, words: Wording, content: Content): Problem[] => {
  const place = placeOf(fact, content)
  return place ? [problemAt(place.file.source, rangeAt(place), words)] : []
}

/** A problem for each circle of facts, where it is written first, and for each fact without end. */
export const checkFacts = (
  { circles, endless }: Pick<Connected, 'circles' | 'endless'>,
  content: Content,
): Problem[] => [
  ...circles.flatMap((circle) => {
    const [first = '', next = first] = circle
    const way = [...circle, first].map((fact) => inWords(fact, content))
    return problemOf(first, factWording.factCircle(way, `{${next}}`), content)
  }),
  ...endless.flatMap((fact) => problemOf(fact, factWording.factEndless(`{${fact}}`), content)),
]
