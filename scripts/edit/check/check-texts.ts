import type { Problem } from '../../problem/problem.ts'
import { type Facts, splitName, withNames } from '../../resolve/facts.ts'
import { readMarkdown } from '../../resolve/fields/read-markdown.ts'
import { fill } from '../../resolve/fields/text.ts'
import type { Place } from '../../resolve/place.ts'
import { isMap } from '../../schema/is-map.ts'
import { productModel } from '../../schema/product-model.ts'
import { elementOf, fieldOf, type Schema, shapeOf, writtenAs } from '../../schema/schema.ts'

const factsOf = (facts: Readonly<Record<string, string>>): Facts => {
  const byNamespace: Facts = new Map()
  for (const [name, fact] of Object.entries(facts)) {
    const [namespace, key] = splitName(name)
    byNamespace.set(namespace, (byNamespace.get(namespace) ?? new Map()).set(key, fact))
  }
  return byNamespace
}

/** What texts may name, as `resolve` asks for it. */
export const namesOf = (facts: Readonly<Record<string, string>>) => ({
  model: productModel,
  facts: withNames(factsOf(facts)),
})

/** What is said of a text by what is asked of texts everywhere. */
export const checkText = (
  kind: 'text' | 'markdown',
  text: string,
  place: Place,
  names: ReturnType<typeof namesOf>,
): readonly Problem[] => (kind === 'markdown' ? readMarkdown : fill)(text, place, names).problems

/** The same of all texts in a value, each with its path: `features.2`. */
export const checkTexts = (
  declared: Schema,
  whole: unknown,
  place: Place,
  facts: Readonly<Record<string, string>>,
): [path: string, problem: Problem][] => {
  const names = namesOf(facts)
  const walk = (schema: Schema, value: unknown, path: PropertyKey[]): [string, Problem][] => {
    const written = writtenAs(schema, value)
    if (typeof value === 'string') {
      const kind = fieldOf(written)?.kind
      if ((kind !== 'text' && kind !== 'markdown') || value.trim() === '') return []
      const at = { ...place, path: [...place.path, ...path] }
      return checkText(kind, value, at, names).map((problem) => [path.join('.'), problem])
    }
    const element = elementOf(written)
    if (Array.isArray(value))
      return element ? value.flatMap((item, index) => walk(element, item, [...path, index])) : []
    const shape = isMap(value) ? shapeOf(written, value) : undefined
    return Object.entries(shape ?? {}).flatMap(([key, part]) =>
      isMap(value) && Object.hasOwn(value, key) ? walk(part, value[key], [...path, key]) : [],
    )
  }
  return walk(declared, whole, [])
}
