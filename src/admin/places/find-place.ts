import type { Step } from '../../../scripts/edit/content-edit.ts'
import { namesOf } from '../../../scripts/resolve/source/named-path.ts'
import { valueAt } from '../../../scripts/schema/value-at.ts'
import type { GroupSource } from '../../content/field-source.ts'
import { own } from '../../content/own.ts'
import { tidy } from '../../content/text/tidy.ts'
import type { Edit, EditPlace, ItemAround, SourceText } from '../edits/edits.ts'
import { idsIn, jsonOf } from '../edits/value-json.ts'
import type { AdminPage } from '../site/admin-files.ts'

/** What is known of a page and of where it stands in the content. */
export interface PageSources extends Pick<AdminPage, 'fields' | 'groups'> {
  route: string
}

/** Where an edit belongs, and what is published there, as edits tell it. */
export interface FoundPlace {
  at: SourceText
  now: string
  /** Of the order of a file's entries: these, as JSON by their ids. */
  entries?: Record<string, string>
}

type Groups = AdminPage['groups']

/** The block or entry that a value is part of, and the way to it from there. */
export const groupOver = (groups: Groups, name: string) => {
  const steps = name.split('.')
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const group = own(groups, steps.slice(0, length).join('.'))
    if (group) return { group, rest: steps.slice(length) }
  }
  return undefined
}

/** The entries that a list of a block shows, by their ids, with where they stand. */
export const entriesIn = (
  groups: Groups,
  blockId: string,
  key: string,
): [id: string, group: GroupSource][] => {
  const above = `${blockId}.${key}.`
  return Object.entries(groups).flatMap(([name, group]): [string, GroupSource][] => {
    const id = name.startsWith(above) ? name.slice(above.length) : ''
    return id === '' || id.includes('.') ? [] : [[id, group]]
  })
}

type Place = Omit<EditPlace, 'pageKey'>

/** The innermost item around a value of which nothing but its position tells which one it is. */
export const itemAround = (
  groups: Groups,
  { blockId, path }: Place,
  at: { file: string; path: readonly Step[] },
): ItemAround | undefined => {
  const { group, rest } = groupOver(groups, `${blockId}.${path}`) ?? { rest: [] }
  if (group?.file !== at.file || at.path.length !== group.path.length + rest.length)
    return undefined
  for (let length = rest.length - 1; length > 0; length -= 1) {
    const list = valueAt(group.value, rest.slice(0, length - 1))
    const position = Number(rest[length - 1])
    if (Array.isArray(list) && position in list && namesOf(list)[position] === undefined)
      return { depth: group.path.length + length, item: jsonOf(list[position]) }
  }
  return undefined
}

/** Whether each item of a list is there that a path leads through; groups may come in with what is put into them. */
const hasItems = (value: unknown, path: readonly string[]): boolean =>
  path.every((step, index) => {
    const over = valueAt(value, path.slice(0, index))
    return !Array.isArray(over) || over[Number(step)] !== undefined
  })

const atValue = ({ groups }: PageSources, { blockId, path }: Place) => {
  const found = groupOver(groups, `${blockId}.${path}`)
  if (!found) return undefined
  const { group, rest } = found
  if (!hasItems(group.value, rest)) return undefined
  return {
    file: group.file,
    path: [...group.path, ...rest],
    now: jsonOf(valueAt(group.value, rest)),
  }
}

/** The ids as the block names them; where it names none, the entries of the file that it shows. */
const atOrder = (sources: PageSources, { blockId, path: key }: Place) => {
  const block = own(sources.groups, blockId)
  const named = own(block?.value, key)
  if (block && Array.isArray(named))
    return { file: block.file, path: [...block.path, key], now: jsonOf(named) }
  const entries = entriesIn(sources.groups, blockId, key)
  const [first] = entries
  const isList = entries.every(([, { path }]) => path.length === 1)
  return first && isList
    ? {
        file: first[1].file,
        path: [],
        now: jsonOf(entries.map(([id]) => id)),
        entries: Object.fromEntries(entries.map(([id, { value }]) => [id, jsonOf(value)])),
      }
    : undefined
}

/** A new entry comes into the file of those beside it. */
const atEntry = ({ groups }: PageSources, { blockId, path }: Place) => {
  const [key = '', id = ''] = path.split('.')
  const [first] = entriesIn(groups, blockId, key)
  const published = own(groups, `${blockId}.${path}`)
  return first?.[1].path.length === 1
    ? { file: first[1].file, path: [id], now: jsonOf(published?.value) }
    : undefined
}

/** What is found of a place. */
interface Spot extends Pick<FoundPlace, 'now' | 'entries'> {
  file: string
  path: (string | number)[]
  /** Where it is a text: as it stands there, to the letter. */
  text?: string
}

type Find = (sources: PageSources, place: Place) => Spot | undefined

const atText: Find = ({ fields }, { blockId, path }) => {
  const field = own(fields, `${blockId}.${path}`)
  return field && { ...field, path: [...field.path], now: tidy(field.text, field.kind) }
}

const finders: Record<NonNullable<Edit['kind']>, Find> = {
  value: atValue,
  order: atOrder,
  entry: atEntry,
}

/** Where an edit belongs in the content; undefined where the page shows nothing of it. */
export const findPlace = (
  sources: PageSources,
  place: Place,
  kind: Edit['kind'],
): FoundPlace | undefined => {
  const found = (kind ? finders[kind] : atText)(sources, place)
  if (!found) return undefined
  const { file, path, now, text = now, entries } = found
  const within = itemAround(sources.groups, place, found)
  return {
    at: { file, path, text, route: sources.route, ...(within && { within }) },
    now,
    ...(entries && { entries }),
  }
}

/** The place of an edit, with the entries that it takes out of their file: somebody may change them meanwhile. */
export const sourceFor = ({ at, entries }: FoundPlace, after: string): SourceText => {
  if (!entries) return at
  const kept = idsIn(after)
  const left = Object.entries(entries).filter(([id]) => !kept.includes(id))
  return left.length > 0 ? { ...at, left: Object.fromEntries(left) } : at
}

/** The entries that an order takes out, and that say something else by now, as JSON. */
export const changedEntries = ({ at }: Pick<Edit, 'at'>, { entries }: FoundPlace): string[] =>
  Object.entries(at?.left ?? {}).flatMap(([id, former]) => {
    const now = own(entries, id)
    return now === undefined || now === former ? [] : [now]
  })
