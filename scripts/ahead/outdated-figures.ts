import { addDays, isShown } from '../../src/content/dates/periods.ts'
import { sentenceAt } from '../check/release/texts.ts'
import { allWritten, type Written } from '../check/release/written.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { periodOf } from '../resolve/dates/period.ts'
import { fieldOf } from '../schema/schema.ts'
import type { CheckedEntry, Content } from '../validate/validate.ts'
import { figuresOn, type Turn, turnsIn } from './dated-figures.ts'
import { figuresIn, includesAmount } from './figures.ts'
import { GRANT, PARTS_OF_GRANT, words } from './words.ts'

/** A text as it is written in its file. */
interface Text extends Written {
  written: string
  start: number
}

const KINDS = ['text', 'markdown']

/** Rules are measured elsewhere, and what customers say is theirs. */
const NOT_OURS = ['grantRules', 'testimonials']

const isRead = ({ checked, schema }: Written, day: string): boolean => {
  const entry = checked as Partial<CheckedEntry>
  if (!KINDS.includes(fieldOf(schema)?.kind ?? '')) return false
  if (entry.collection === undefined) return true
  return !NOT_OURS.includes(entry.collection) && isShown(periodOf(checked as CheckedEntry), day)
}

/** Whether a text stands in a period that does not hold on a day. */
const isOtherPeriod = ({ checked, path }: Written, day: string): boolean => {
  let value: unknown = checked.value
  return path.some((step) => {
    value = (value as Record<PropertyKey, unknown>)[step]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    return 'value' in value && !isShown(value as { from?: string; until?: string }, day)
  })
}

const textsOn = (content: Content, day: string): Text[] =>
  allWritten(content)
    .filter((text) => isRead(text, day) && !isOtherPeriod(text, day))
    .flatMap((text) => {
      const { value, found } = text.checked.file.locate([...text.checked.path, ...text.path])
      const written = text.checked.file.source.text.slice(value.start, value.end)
      return found ? [{ ...text, written, start: value.start }] : []
    })

const PARAGRAPH = /\n\s*\n|\n\s*(?:[-*+]|\d+\.)\s/g

/** The paragraph or the point of a list around a place: what says together when it holds. */
const paragraphAt = (written: string, index: number): { text: string; start: number } => {
  const breaks = [...written.matchAll(PARAGRAPH)].map((found) => found.index)
  const start = breaks.findLast((at) => at <= index) ?? 0
  return {
    text: written.slice(
      start,
      breaks.find((at) => at > index),
    ),
    start,
  }
}

const inMonth = (date: string): string =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }).format(new Date(date))

/** Every way in which a day is named: 1. Februar 2027, 1.2.2027, 01.02.2027, Februar 2027. */
const namesOfDay = (date: string): RegExp[] => {
  const [year = '', month, day] = date.split('-')
  const [m, d] = [Number(month), Number(day)]
  const atTurn = date.endsWith('-01-01') || date.endsWith('-12-31')
  return [
    new RegExp(`(?<!\\d)0?${d}\\.\\s*0?${m}\\.\\s*(?:${year}|${year.slice(2)})?(?!\\d)`),
    new RegExp(`${inMonth(date)}\\s+${year}`),
    ...(atTurn ? [new RegExp(`(?<!\\d)${year}(?!\\d)`)] : []),
  ]
}

/** Who names the day on which it changes, has said so. */
const namesDay = (text: string, from: string): boolean =>
  [from, addDays(from, -1)].flatMap(namesOfDay).some((name) => name.test(text))

const STEM = 6

/** Words of a name that say what it is about, as far as they stay the same when they are inflected. */
const stemsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM))

const isAboutGrant = ({ field, entry, old, from }: Turn, sentence: string, scope: string) => {
  if (!GRANT.test(scope)) return false
  const isElsewhere = includesAmount(figuresOn(entry.value, from), old)
  return !isElsewhere || (PARTS_OF_GRANT[field]?.test(sentence) ?? false)
}

/** Whether what is read together speaks of what the figure belongs to. */
const isAbout = (turn: Turn, sentence: string, scope: string): boolean => {
  const { collection, value } = turn.entry
  if (collection === 'grantRules') return isAboutGrant(turn, sentence, scope)
  if (collection === 'subsidies') return GRANT.test(scope)
  const names = [value.label, value.name, value.title].filter((name) => typeof name === 'string')
  return names.flatMap(stemsOf).some((stem) => scope.toLowerCase().includes(stem))
}

/** What stands above a text and what it is in: its entry or its block. */
const scopeOf = ({ checked, path, written }: Text): string => {
  const depth = path[0] === 'blocks' ? 2 : 0
  const within = path
    .slice(0, depth)
    .reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)[step], checked.value)
  const texts = Object.values((within ?? {}) as object).filter((part) => typeof part === 'string')
  return [...texts.filter((part) => part.length <= 400), written].join(' ')
}

const isSelf = ({ checked, path }: Text, { entry, field }: Turn) =>
  checked === entry && path[0] === field

const judge = (text: Text, turn: Turn): Problem[] => {
  if (isSelf(text, turn)) return []
  return figuresIn(text.written)
    .filter((figure) => includesAmount([turn.old], figure))
    .filter(({ index }) => {
      const paragraph = paragraphAt(text.written, index)
      const sentence = sentenceAt(paragraph.text, index - paragraph.start)
      const said = figuresIn(sentence)
      const isSaid = turn.present.some((present) => includesAmount(said, present))
      if (isSaid || namesDay(paragraph.text, turn.from)) return false
      return isAbout(turn, sentence, `${scopeOf(text)} ${paragraph.text}`)
    })
    .map(({ written, index }) => {
      const start = text.start + index
      const range = { start, end: start + written.length }
      const said = written.replace(/\s+/g, ' ')
      const { source } = text.checked.file
      return problemAt(source, range, words.outdatedFigure(said, turn), 'warning')
    })
}

const eachPlaceOnce = (problems: Problem[]): Problem[] => [
  ...new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column}`, problem]),
  ).values(),
]

/**
 * Figures that somebody typed into a text, and that a figure with periods contradicts from a day on. A
 * text that names the day, or what holds then, is right on every day.
 */
export const outdatedFigures = (content: Content, day: string): Problem[] => {
  const turns = content.entries.flatMap(turnsIn).filter(({ from }) => from === day)
  if (turns.length === 0) return []
  const texts = textsOn(content, day)
  return eachPlaceOnce(texts.flatMap((text) => turns.flatMap((turn) => judge(text, turn))))
}
