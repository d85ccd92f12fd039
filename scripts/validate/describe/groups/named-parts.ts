import { fieldOf } from '../../../schema/schema.ts'
import { typed } from '../../../yaml/quote.ts'
import type { Shape } from './parts-for.ts'
import { valuesInPieces } from './pieces.ts'

/** `Was kostet ein Zelt?: Ab 350 Euro.`: two texts with a colon between, where a group asks for two, and more. */
const pairIn = (
  text: string,
  required: readonly string[],
  shape: Shape,
): Map<string, string> | undefined => {
  const [first, second, ...others] = required.filter(
    (name) => shape[name]?.safeParse('a b').success,
  )
  const [, head, rest] = /^([^:]+):\s+(\S.*)$/s.exec(text) ?? []
  if (!first || !second || others.length > 0 || !head || !rest) return undefined
  return new Map([
    [first, typed(head)],
    [second, typed(rest)],
  ])
}

/** `label: Alle Referenzen href: /portfolio`: lines of the group in one, each with its name; gaps where that is not sure. */
export const namedIn = (text: string, shape: Shape): ReadonlyMap<string, string> | undefined => {
  const starts = [...text.matchAll(/(?:^|(?<=[\s,;]))([a-z][\w-]*):\s+/g)].filter(([, name = '']) =>
    Object.hasOwn(shape, name),
  )
  if (starts[0]?.index !== 0) return undefined
  const lines = starts.map(({ 0: before, 1: name = '', index }, at) => {
    const value = text.slice(index + before.length, starts[at + 1]?.index).replace(/[\s,;]+$/, '')
    return [name, value] as const
  })
  const isOnce = new Set(lines.map(([name]) => name)).size === lines.length
  const isSure = isOnce && lines.every(([name, value]) => shape[name]?.safeParse(value).success)
  return new Map(lines.map(([name, value]) => [name, isSure ? typed(value) : '…']))
}

/** `![Ein Lieferwagen](wagen.svg)`: a picture as texts have it, with its words. */
const pictureInMarkdown = (text: string, shape: Shape): Map<string, string> | undefined => {
  const [, words, file] = /^!\[([^\]]*)\]\(([^()\s]+)\)$/.exec(text) ?? []
  const media = Object.keys(shape).find(
    (key) => shape[key] && fieldOf(shape[key])?.kind === 'media',
  )
  if (!media || !file || words === undefined || !Object.hasOwn(shape, 'alt')) return undefined
  return new Map([
    [media, typed(file)],
    ['alt', words === '' ? '…' : typed(words)],
  ])
}

/** The parts of a group that a text sets apart, each with its value as it is typed. */
export const partsSaid = (
  text: string,
  required: readonly string[],
  shape: Shape,
): ReadonlyMap<string, string> | undefined =>
  pictureInMarkdown(text, shape) ?? valuesInPieces(text, shape) ?? pairIn(text, required, shape)
