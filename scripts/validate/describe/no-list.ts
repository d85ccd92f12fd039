import { commonWording } from '../../problem/common-messages.ts'
import type { Wording } from '../../problem/problem.ts'
import { elementOf, typeOf } from '../../schema/schema.ts'
import { unquoted } from '../../yaml/quote.ts'
import { validateWording } from '../messages.ts'
import { hoursIn, timesAlone, weekdaysIn } from './hours.ts'
import { itemsIn, partsOf } from './items-in.ts'
import { firstGroupIn } from './no-group.ts'
import { type Found, kindOf } from './subject.ts'

/** Whether every line of a text is an entry of a list: only a mark before them makes it a text. */
const isListInLines = (source: string): boolean => {
  const lines = partsOf(source.trim(), /\s*\n\s*/)
  return lines.length > 1 && lines.every((line) => /^-\s+\S/.test(line))
}

/** Where a list is asked for: the one value, or several between commas. */
export const describeNoList = (
  { key, value, schema }: Found,
  source: string,
): Wording | undefined => {
  if (/^-\S/.test(source))
    return commonWording.missingSpace('-', source.replace(/^-(.*)(?:.|\s)*/, '- $1'))
  const element = schema && elementOf(schema)
  // `48361`: a number that is to be read as a text.
  if (typeof value === 'number' && element?.safeParse(source).success)
    return validateWording.textForList(key, [source])
  // `{a, b}`: the wrong brackets make a group of keys without values.
  const text = kindOf(value) === 'map' && /^\{[^:]*\}$/.test(source) ? source : value
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const { hours, rest } = hoursIn(text)
  if (hours.length > 0 && schema?.safeParse(hours).success)
    return validateWording.textForGroups(key, hours, rest)
  const times = timesAlone(text)
  if (times.length > 0 && schema?.safeParse(times).success)
    return validateWording.textForGroups(key, times, [])
  const days = weekdaysIn(text)
  if (element && typeOf(element) === 'enum' && schema?.safeParse(days).success)
    return validateWording.textForList(key, days)
  const isList = isListInLines(source)
  const parts = itemsIn(text, schema)
  const items = isList ? parts.map(unquoted) : parts
  const isOfTexts =
    element?.safeParse('a').success || items.every((item) => element?.safeParse(item).success)
  if (!isOfTexts) {
    const lines = element && source.includes('\n') ? firstGroupIn(source, element) : undefined
    return lines && validateWording.linesForGroups(key, lines)
  }
  return isList ? validateWording.markForList(key, items) : validateWording.textForList(key, items)
}
