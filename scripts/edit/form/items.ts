import {
  choicesOf,
  descriptionOf,
  discriminatorOf,
  elementOf,
  partOf,
} from '../../schema/schema.ts'
import { wordsOf } from '../../schema/words-of.ts'
import { type FormField, formField } from './fields.ts'

/** A value as two periods, whose days are to be filled in: what it is, and what it becomes. */
export const inPeriods = (value: unknown): object[] => [{ value }, { value }]

/** The field of a list's item. */
export const itemField = ({ schema, key }: FormField, item: unknown): FormField => {
  const element = elementOf(schema) ?? schema
  return { ...formField(key, element, item), isRequired: true }
}

/** What a new item of a list begins with. */
export const emptyItem = (field: FormField): unknown => {
  const { kind } = itemField(field, undefined)
  return kind === 'group' ? {} : kind === 'list' ? [] : ''
}

/** A new item of a list, with what kind of item it is where there are several. */
export interface FreshItem {
  value: unknown
  label?: string
}

/** What a new item of a list may begin with: of items that say what kind they are, one for each kind. */
export const freshItems = (field: FormField): FreshItem[] => {
  const element = elementOf(field.schema) ?? field.schema
  const key = discriminatorOf(element)
  if (key === undefined) return [{ value: emptyItem(field) }]
  return choicesOf(element).map((choice) => {
    const value = { [key]: choice }
    const kind = partOf(element, value, key)
    return { value, label: wordsOf((kind && descriptionOf(kind)) ?? choice).label }
  })
}
