import type { GroupSource } from '../../../src/content/field-source.ts'
import { productModel } from '../../schema/product-model.ts'
import { elementOf, type Schema } from '../../schema/schema.ts'
import { fileSchema } from '../../schema/site-model.ts'
import { BODY, isMarkdown } from '../../text/markdown-file.ts'

/** Stands for the text below the front matter, which no form holds. */
const TEXT = { [BODY]: '…' }

/** What a block or an entry has to be; nothing for what nobody reads. */
export const groupSchema = ({
  file,
  path,
}: Pick<GroupSource, 'file' | 'path'>): Schema | undefined => {
  if (path[0] === 'blocks') return productModel.page.shape.blocks.element
  const whole = fileSchema(file, productModel)
  return whole && (elementOf(whole) ?? whole)
}

/** A group with all that its schema asks for and forms do not hold. */
export const wholeOf = ({ file }: Pick<GroupSource, 'file'>, value: object): object =>
  isMarkdown(file) ? { ...value, ...TEXT } : value
