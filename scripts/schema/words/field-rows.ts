import { action, picture } from '../../../src/content/fields.ts'
import { isRequired } from '../required.ts'
import { descriptionOf, elementOf, type Schema, shapeOf, unwrap } from '../schema.ts'
import type { SiteModel } from '../site-model.ts'
import { describeForm } from './describe-form.ts'
import type { FieldRow } from './field-row.ts'
import { type Member, mergeMembers } from './merge-members.ts'

const keysOf = (schema: Schema) => Object.keys(shapeOf(schema, undefined) ?? {}).join()

const alike = (group: Schema) => (schema: Schema) => keysOf(schema) === keysOf(group)

const isBlock = (schema: Schema, { page }: SiteModel) => schema === page.shape.blocks.element

/** Groups that have a place of their own, where their fields are explained once. */
const explained = [
  { name: 'Bild', href: 'dateien.md#bild', is: alike(picture()) },
  { name: 'Link mit Beschriftung', href: 'dateien.md#link-mit-beschriftung', is: alike(action()) },
  { name: 'Blöcke', href: 'bausteine.md', is: isBlock },
]

const explainedAs = (schema: Schema, model: SiteModel) =>
  explained.find(({ is }) => is(schema, model))

/** The group that a field holds, or each line of its list. */
const groupOf = (schema: Schema): Schema => elementOf(schema) ?? unwrap(schema)

const formOfField = (schema: Schema, model: SiteModel): string => {
  const group = explainedAs(groupOf(schema), model)
  if (!group) return describeForm(schema, model)
  const link = `[${group.name}](${group.href})`
  return elementOf(schema) ? describeForm(schema, model).replace(' von Gruppen', `: ${link}`) : link
}

/** Where a field stands: the keys that lead there, and the groups that it is in. */
interface Place {
  path: string[]
  within: readonly Schema[]
}

const rowsOfField = (schema: Schema, { path, within }: Place, model: SiteModel): FieldRow[] => {
  const group = groupOf(schema)
  const row = {
    path,
    required: isRequired(schema),
    description: descriptionOf(schema) ?? '',
    form: formOfField(schema, model),
  }
  return [row, ...(explainedAs(group, model) ? [] : fieldRows(group, model, { path, within }))]
}

interface Union {
  options?: Schema[]
  discriminator?: string
}

const choiceOf = (member: Schema, discriminator: string, model: SiteModel): string => {
  const tag = shapeOf(member, undefined)?.[discriminator]
  return tag ? describeForm(tag, model) : ''
}

const membersOf = (
  { options = [], discriminator = '' }: Union,
  place: Place,
  model: SiteModel,
): Member[] =>
  options.map((member) => ({
    choice: choiceOf(member, discriminator, model),
    rows: fieldRows(member, model, place).filter((row) => row.path.at(-1) !== discriminator),
  }))

const rowsOfUnion = (union: Union, place: Place, model: SiteModel): FieldRow[] => {
  const members = membersOf(union, place, model)
  const discriminator: FieldRow = {
    path: [...place.path, union.discriminator ?? ''],
    required: true,
    description:
      'Eines dieser Wörter. Zu jedem gehören andere Angaben; zu welchem, steht bei ihnen in Klammern',
    form: members.map(({ choice }) => choice).join(', '),
  }
  return [discriminator, ...mergeMembers(members)]
}

/** Every field of a group, with the fields of the groups in it: of one that holds itself, once. */
export const fieldRows = (
  schema: Schema,
  model: SiteModel,
  { path, within }: Place = { path: [], within: [] },
): FieldRow[] => {
  const group = unwrap(schema)
  if (within.includes(group)) return []
  const inside = [...within, group]
  const union = group.def as Union
  if (union.options && union.discriminator)
    return rowsOfUnion(union, { path, within: inside }, model)
  return Object.entries(shapeOf(group, undefined) ?? {}).flatMap(([key, field]) =>
    rowsOfField(field, { path: [...path, key], within: inside }, model),
  )
}
