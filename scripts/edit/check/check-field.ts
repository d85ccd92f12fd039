import type { FieldSource } from '../../../src/content/field-source.ts'
import type { Problem } from '../../problem/problem.ts'
import { readMarkdown } from '../../resolve/fields/read-markdown.ts'
import type { Place } from '../../resolve/place.ts'
import { productModel } from '../../schema/product-model.ts'
import { elementOf, type Schema, schemaAt } from '../../schema/schema.ts'
import { fileSchema } from '../../schema/site-model.ts'
import { describeIssues } from '../../validate/describe-issue.ts'
import { checkTargets, type LinkSite } from './check-targets.ts'
import { checkText, namesOf } from './check-texts.ts'
import { fileOf } from './file-of.ts'
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

const issuesIn = (schema: Schema, { file, path }: Place, text: string): Problem[] => {
  const result = schema.safeParse(text)
  const issues = result.success ? [] : result.error.issues
  return describeIssues(issues, { file, base: path, schema, value: text })
}

/** What the check will say of the links in a text, as far as the published site can tell. */
export const checkFieldLinks = async (
  { field, text, facts }: WrittenField,
  site: LinkSite,
): Promise<Problem[]> => {
  if (field.kind !== 'markdown') return []
  const place = { file: fileOf(field.file, text, text), path: [] }
  const targets = readMarkdown(text, place, namesOf(facts))
    .links.map(({ target }) => target)
    .filter((target) => target !== '' && !/[{}]/.test(target))
  return [...(await checkTargets(targets, site)).values()].flat()
}

/**
 * What the check will say of a text, found out while it is written: by the schema of its place, and by what is asked of
 * texts and Markdown everywhere. What only the whole site can tell is left
 * to it.
 */
export const checkField = ({ field, text, block, facts }: WrittenField): Problem[] => {
  const root = fileSchema(field.file, productModel)
  const isList = root !== undefined && elementOf(root) !== undefined
  const { value, path } = writtenValue(field, text, block, isList)
  const place = { file: fileOf(field.file, value, text), path }
  const schema = root && schemaAt(root, value, path)
  const said = checkText(field.kind, text, place, namesOf(facts))
  return [...(schema ? issuesIn(schema, place, text) : []), ...said]
}
