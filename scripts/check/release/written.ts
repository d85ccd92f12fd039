import { isGroup } from '../../../src/content/is-group.ts'
import { elementOf, type Schema, shapeOf, writtenAs } from '../../schema/schema.ts'
import type { Checked, Content } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'

/** A string of the content with its schema, and its path in what was checked. */
export interface Written {
  checked: Checked
  schema: Schema
  value: string
  path: Path
}

const below = (checked: Checked, declared: Schema, value: unknown, path: Path): Written[] => {
  const schema = writtenAs(declared, value)
  if (typeof value === 'string') return [{ checked, schema, value, path }]
  if (Array.isArray(value)) {
    const element = elementOf(schema)
    return element
      ? value.flatMap((item, index) => below(checked, element, item, [...path, index]))
      : []
  }
  if (!isGroup(value)) return []
  return Object.entries(shapeOf(schema, value) ?? {}).flatMap(([key, field]) =>
    below(checked, field, value[key], [...path, key]),
  )
}

/** Every string of a page, an entry or a file. */
export const writtenIn = (checked: Checked): Written[] =>
  below(checked, checked.schema, checked.value, [])

/** Every string of the content. */
export const allWritten = ({ site, ui, pages, entries }: Content): Written[] =>
  [site, ui, ...pages, ...entries].flatMap((checked) => (checked ? writtenIn(checked) : []))
