import type { Problem } from '../../problem/problem.ts'
import { type Facts, splitName, withNames } from '../../resolve/facts/facts.ts'
import { readMarkdown } from '../../resolve/fields/read-markdown.ts'
import { inMarkdown, inPlainText } from '../../resolve/fields/seen-otherwise.ts'
import { fill } from '../../resolve/fields/text.ts'
import type { Place } from '../../resolve/place.ts'
import { productModel } from '../../schema/product-model.ts'
import { fieldOf, type Schema } from '../../schema/schema.ts'
import { textsIn } from './texts-in.ts'

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
  kind: 'text' | 'markdown' | 'link',
  text: string,
  place: Place,
  names: ReturnType<typeof namesOf>,
): readonly Problem[] => {
  if (kind === 'markdown')
    return [...readMarkdown(text, place, names).problems, ...inMarkdown(text, place).problems]
  const { problems } = fill(text, place, names)
  // Where it leads is asked elsewhere.
  return kind === 'link' ? problems : [...problems, ...inPlainText(text, place).problems]
}

/** The same of all texts in a value, each with its path: `features.2`. */
export const checkTexts = (
  declared: Schema,
  whole: unknown,
  place: Place,
  facts: Readonly<Record<string, string>>,
): [path: string, problem: Problem][] => {
  const names = namesOf(facts)
  return textsIn(declared, whole).flatMap(({ text, schema, path }) => {
    const kind = fieldOf(schema)?.kind
    if (kind !== 'text' && kind !== 'markdown' && kind !== 'link') return []
    if (text.trim() === '') return []
    const at = { ...place, path: [...place.path, ...path] }
    return checkText(kind, text, at, names).map((problem): [string, Problem] => [
      path.join('.'),
      problem,
    ])
  })
}
