import type { FieldSource } from '../../../src/content/field-source.ts'
import type { ParsedFile } from '../../parse/parse-file.ts'
import type { Problem } from '../../problem/problem.ts'
import { type Facts, withNames } from '../../resolve/facts.ts'
import { readMarkdown } from '../../resolve/fields/read-markdown.ts'
import { fill } from '../../resolve/fields/text.ts'
import type { Place } from '../../resolve/resolution.ts'
import { productModel } from '../../schema/product-model.ts'
import { elementOf, type Schema, schemaAt } from '../../schema/schema.ts'
import { fileSchema } from '../../schema/site-model.ts'
import { describeIssues } from '../../validate/describe-issue.ts'
import { writtenValue } from './written-value.ts'

/** A text that somebody is writing. */
export interface WrittenField {
  field: FieldSource
  text: string
  /** The block that shows it, as its page has it. */
  block: unknown
  /** What texts may name, by those names. */
  facts: Readonly<Record<string, string>>
}

/** A file that is nothing but the text. */
const fileOf = (name: string, value: unknown, text: string): ParsedFile => {
  const whole = { start: 0, end: text.length }
  return {
    source: { path: name, name, text },
    value,
    locate: () => ({ value: whole, key: undefined, found: true, quoted: true }),
    placeholders: [],
  }
}

const factsOf = (facts: WrittenField['facts']): Facts => {
  const byNamespace: Facts = new Map()
  for (const [name, fact] of Object.entries(facts)) {
    const [namespace = '', ...rest] = name.split('.')
    byNamespace.set(namespace, (byNamespace.get(namespace) ?? new Map()).set(rest.join('.'), fact))
  }
  return byNamespace
}

const issuesIn = (schema: Schema, { file, path }: Place, text: string): Problem[] => {
  const result = schema.safeParse(text)
  const issues = result.success ? [] : result.error.issues
  return describeIssues(issues, { file, base: path, schema, value: text })
}

/**
 * What the check will say of a text, found out while it is written: by the schema of its place, and by what is asked of
 * texts and Markdown everywhere. What only the whole site can tell, such as whether a link leads anywhere, is left
 * to it.
 */
export const checkField = ({ field, text, block, facts }: WrittenField): Problem[] => {
  const root = fileSchema(field.file, productModel)
  const isList = root !== undefined && elementOf(root) !== undefined
  const { value, path } = writtenValue(field, text, block, isList)
  const place = { file: fileOf(field.file, value, text), path }
  const schema = root && schemaAt(root, value, path)
  const around = { model: productModel, facts: withNames(factsOf(facts)) }
  const read = field.kind === 'markdown' ? readMarkdown : fill
  return [...(schema ? issuesIn(schema, place, text) : []), ...read(text, place, around).problems]
}
