import { fillFacts } from '../../resolve/facts/facts.ts'
import { readMarkdown } from '../../resolve/fields/read-markdown.ts'
import type { Place } from '../../resolve/place.ts'
import { fieldOf, type Schema } from '../../schema/schema.ts'
import { namesOf } from './check-texts.ts'
import { type PlacedText, textsIn } from './texts-in.ts'

/** Where a link leads, and where it stands: `actions.0.href`. */
export type FoundLink = [path: string, target: string]

/** All links in a value: those that are links, and those in Markdown. */
export const linksIn = (
  declared: Schema,
  whole: unknown,
  place: Place,
  facts: Readonly<Record<string, string>>,
): FoundLink[] => {
  const names = namesOf(facts)
  const targetsIn = ({ text, schema }: PlacedText): string[] => {
    const kind = fieldOf(schema)?.kind
    if (kind === 'link') return [fillFacts(text.trim(), names.facts).text]
    if (kind !== 'markdown') return []
    return readMarkdown(text, place, names).links.map(({ target }) => target)
  }
  return textsIn(declared, whole).flatMap((found) =>
    targetsIn(found)
      .filter((target) => target !== '' && !/[{}]/.test(target))
      .map((target): FoundLink => [found.path.join('.'), target]),
  )
}
