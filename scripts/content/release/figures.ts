import { type Problem, problemAt } from '../problem.ts'
import type { Content } from '../validate.ts'
import { lawWording } from './messages.ts'

const FIGURED = ['stats', 'stories']

/** What people write where they have no source. */
const NO_SOURCE = /^(?:-+|–|\?+|k\.\s?A\.|n\/a|tbd|folgt|unbekannt|keine?|ohne|offen|intern)\.?$/i

/** A problem for each figure that nothing supports. */
export const checkFigures = ({ entries }: Content): Problem[] =>
  entries
    .filter(({ collection }) => FIGURED.includes(collection))
    .flatMap(({ file, path, value: { source } }) => {
      const at = (key: string) => file.locate([...path, key]).value
      if (source === undefined) return [problemAt(file.source, at('value'), lawWording.noSource())]
      return NO_SOURCE.test(String(source).trim())
        ? [problemAt(file.source, at('source'), lawWording.emptySource())]
        : []
    })
