import { blockSchema } from '../../src/blocks/schemas.ts'
import { action, picture } from '../../src/content/fields.ts'
import { descriptionOf, elementOf, type Schema, shapeOf, unwrap } from '../content/schema.ts'
import type { FieldRow } from './field-row.ts'
import { formOf } from './form-of.ts'
import { type Member, mergeMembers } from './merge-members.ts'

const keysOf = (schema: Schema) => Object.keys(shapeOf(schema, undefined) ?? {}).join()

const alike = (group: Schema) => (schema: Schema) => keysOf(schema) === keysOf(group)

/** Groups that have a place of their own, where their fields are explained once. */
const explained = [
  { name: 'Bild', href: 'dateien.md#bild', is: alike(picture()) },
  { name: 'Link mit Beschriftung', href: 'dateien.md#link-mit-beschriftung', is: alike(action()) },
  { name: 'Blöcke', href: 'bausteine.md', is: (schema: Schema) => schema === blockSchema },
]

const explainedAs = (schema: Schema) => explained.find(({ is }) => is(schema))

const isRequired = (schema: Schema) => !schema.safeParse(undefined).success

/** The group that a field holds, or each line of its list. */
const groupOf = (schema: Schema): Schema => elementOf(schema) ?? unwrap(schema)

const formOfField = (schema: Schema): string => {
  const group = explainedAs(groupOf(schema))
  if (!group) return formOf(schema)
  const link = `[${group.name}](${group.href})`
  return elementOf(schema) ? formOf(schema).replace(' von Gruppen', `: ${link}`) : link
}

const rowsOfField = (schema: Schema, path: string[]): FieldRow[] => {
  const group = groupOf(schema)
  const row = {
    path,
    required: isRequired(schema),
    description: descriptionOf(schema) ?? '',
    form: formOfField(schema),
  }
  return [row, ...(explainedAs(group) ? [] : fieldRows(group, path))]
}

interface Union {
  options?: Schema[]
  discriminator?: string
}

const choiceOf = (member: Schema, discriminator: string): string => {
  const tag = shapeOf(member, undefined)?.[discriminator]
  return tag ? formOf(tag) : ''
}

const membersOf = ({ options = [], discriminator = '' }: Union, path: string[]): Member[] =>
  options.map((member) => ({
    choice: choiceOf(member, discriminator),
    rows: fieldRows(member, path).filter((row) => row.path.at(-1) !== discriminator),
  }))

const rowsOfUnion = (union: Union, path: string[]): FieldRow[] => {
  const members = membersOf(union, path)
  const discriminator: FieldRow = {
    path: [...path, union.discriminator ?? ''],
    required: true,
    description:
      'Eines dieser Wörter. Zu jedem gehören andere Angaben; zu welchem, steht bei ihnen in Klammern',
    form: members.map(({ choice }) => choice).join(', '),
  }
  return [discriminator, ...mergeMembers(members)]
}

/** Every field of a group, with the fields of the groups in it. */
export const fieldRows = (schema: Schema, path: string[] = []): FieldRow[] => {
  const union = unwrap(schema).def as Union
  if (union.options && union.discriminator) return rowsOfUnion(union, path)
  return Object.entries(shapeOf(schema, undefined) ?? {}).flatMap(([key, field]) =>
    rowsOfField(field, [...path, key]),
  )
}
