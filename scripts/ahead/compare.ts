import type { Nodes } from 'hast'
import { hastText } from '../../src/content/text/hast-text.ts'
import { isDay } from '../machine/today.ts'
import { day } from '../problem/phrases.ts'
import { isMap } from '../schema/is-map.ts'

/** Something that is not what it was; a side is undefined where it has nothing. */
export interface Difference {
  /** Keys from the root; an entry's id in the place of its position. */
  path: string[]
  before: string | undefined
  after: string | undefined
}

/** What nobody reads: addresses, kinds, and what follows from the rest. */
const UNREAD = [
  'id',
  'type',
  'href',
  'url',
  'ui',
  'pages',
  'later',
  'notFound',
  'key',
  'dates',
  'kind',
]

const isNode = (value: unknown): value is { type: string } =>
  isMap(value) && ['root', 'element', 'text'].includes(String(value.type))

/** No-break spaces are set by the system: people type, and look for, ordinary ones. */
const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const NAMES = ['title', 'question', 'name', 'label', 'text']

const ADDRESS = /^\/\S*$/

const written = (text: string): string | undefined => {
  if (ADDRESS.test(text)) return undefined
  // Blocks reckon with days, and show them as people write them.
  return isDay(text) ? day(text) : withPlainSpaces(text)
}

/** What a thing is called by those who read it. */
export const nameOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return written(value)
  if (!isMap(value)) return undefined
  const key = NAMES.find((name) => typeof value[name] === 'string')
  return key === undefined ? undefined : withPlainSpaces(String(value[key]))
}

/** A value as it is read; undefined where it has parts, or nothing to read. */
const inWords = (value: unknown): string | undefined => {
  if (isNode(value)) return withPlainSpaces(hastText(value as Nodes))
  return typeof value === 'object' || value === undefined ? undefined : written(String(value))
}

const idOf = (item: unknown, index: number): string =>
  isMap(item) && typeof item.id === 'string' ? item.id : String(index)

const partsOf = (value: unknown): Map<string, unknown> => {
  if (Array.isArray(value)) return new Map(value.map((item, index) => [idOf(item, index), item]))
  if (!isMap(value)) return new Map()
  return new Map(Object.entries(value).filter(([key]) => !UNREAD.includes(key)))
}

/** A thing that is there on one side alone is told by its name. */
const wholly = (path: string[], before: unknown, after: unknown): Difference[] => {
  const sides = [before, after].map((side) => inWords(side) ?? nameOf(side))
  const [was, is] = sides
  return was === undefined && is === undefined ? [] : [{ path, before: was, after: is }]
}

/** All that is read differently in two values. */
export const compare = (before: unknown, after: unknown, path: string[] = []): Difference[] => {
  const [was, is] = [inWords(before), inWords(after)]
  if (was !== undefined && was === is) return []
  const hasParts = [before, after].every((side) => typeof side === 'object' && side !== null)
  if (was !== undefined || !hasParts) return wholly(path, before, after)
  const [old, present] = [partsOf(before), partsOf(after)]
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((key) =>
    compare(old.get(key), present.get(key), [...path, key]),
  )
}
