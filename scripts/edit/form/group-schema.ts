import { z } from 'zod'
import type { GroupSource } from '../../../src/content/field-source.ts'
import { productModel } from '../../schema/product-model.ts'
import { elementOf, type Schema } from '../../schema/schema.ts'
import { fileSchema } from '../../schema/site-model.ts'
import { BODY, isMarkdown } from '../../text/markdown-file.ts'

const withoutBody = (schema: Schema): Schema =>
  schema instanceof z.ZodObject ? schema.omit({ [BODY]: true }) : schema

const kept = new WeakMap<Schema, Schema>()

/** Without the text below the front matter, which no form holds; the same one whenever a form asks. */
const frontMatterOf = (schema: Schema): Schema => {
  const front = kept.get(schema) ?? withoutBody(schema)
  kept.set(schema, front)
  return front
}

/** What a block or an entry has to be, as far as forms hold it; nothing for what nobody reads. */
export const groupSchema = ({
  file,
  path,
}: Pick<GroupSource, 'file' | 'path'>): Schema | undefined => {
  if (path[0] === 'blocks') return productModel.page.shape.blocks.element
  const whole = fileSchema(file, productModel)
  const group = whole && (elementOf(whole) ?? whole)
  return group && isMarkdown(file) ? frontMatterOf(group) : group
}
