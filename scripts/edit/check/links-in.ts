import { fillFacts } from '../../resolve/facts.ts'
import { readMarkdown } from '../../resolve/fields/read-markdown.ts'
import type { Place } from '../../resolve/place.ts'
import { isMap } from '../../schema/is-map.ts'
import { elementOf, fieldOf, type Schema, shapeOf, writtenAs } from '../../schema/schema.ts'
import { namesOf } from './check-texts.ts'

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
  const linksOf = (schema: Schema, text: string): string[] => {
    const kind = fieldOf(schema)?.kind
    if (kind === 'link') return [fillFacts(text.trim(), names.facts).text]
    if (kind !== 'markdown') return []
    return readMarkdown(text, place, names).links.map(({ target }) => target)
  }
  const walk = (schema: Schema, value: unknown, path: PropertyKey[]): FoundLink[] => {
    const written = writtenAs(schema, value)
    if (typeof value === 'string')
      return linksOf(written, value).map((target) => [path.join('.'), target])
    const element = elementOf(written)
    if (Array.isArray(value))
      return element ? value.flatMap((item, index) => walk(element, item, [...path, index])) : []
    const shape = isMap(value) ? shapeOf(written, value) : undefined
    return Object.entries(shape ?? {}).flatMap(([key, part]) =>
      isMap(value) && Object.hasOwn(value, key) ? walk(part, value[key], [...path, key]) : [],
    )
  }
  return walk(declared, whole, []).filter(([, target]) => target !== '' && !/[{}]/.test(target))
}
