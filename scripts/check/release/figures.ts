import { type Problem, problemAt } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import { lawsFor } from './laws.ts'
import { lawWording } from './messages.ts'

const FIGURED = ['stats', 'stories']

/** What people write where they have no source. */
const NO_SOURCE = /^(?:-+|–|\?+|k\.\s?A\.|n\/a|tbd|folgt|unbekannt|keine?|ohne|offen|intern)\.?$/i

/**
 * A word about each figure that nothing supports. Who advertises with it has to be able to prove it; the
 * law does not ask to name the source.
 */
export const checkFigures = (content: Content): Problem[] => {
  const law = lawsFor(content).figures
  return content.entries
    .filter(({ collection }) => FIGURED.includes(collection))
    .flatMap(({ file, path, value: { source } }) => {
      const at = (key: string) => file.locate([...path, key]).value
      if (source === undefined) {
        return [problemAt(file.source, at('value'), lawWording.noSource(law), 'warning')]
      }
      return NO_SOURCE.test(String(source).trim())
        ? [problemAt(file.source, at('source'), lawWording.emptySource(law))]
        : []
    })
}
