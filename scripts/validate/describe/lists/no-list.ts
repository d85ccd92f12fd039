import { commonWording } from '../../../problem/common-messages.ts'
import type { Wording } from '../../../problem/problem.ts'
import { isMap } from '../../../schema/is-map.ts'
import { elementOf, typeOf } from '../../../schema/schema.ts'
import { weekdaysIn } from '../../../schema/weekdays-in.ts'
import { hoursIn, timesAlone } from '../days/hours.ts'
import { groupWording } from '../groups/group-messages.ts'
import { firstGroupIn } from '../groups/no-group.ts'
import type { Found } from '../subject.ts'
import { itemsIn } from './items-in.ts'
import { numbersOf } from './numbers-in-brackets.ts'

/** Whether a key is words, `Wann kommen Sie?`, and no name. */
export const isInWords = (key: string): boolean => !/^[a-z][\w-]*$/.test(key)

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
    return groupWording.textForList(key, [source])
  if (source.startsWith('{') && isMap(value) && element?.safeParse(value).success)
    return groupWording.entryForList(key, value)
  // `Mo-Fr: 8-12`: a day before a colon is a key.
  const { hours, rest } = hoursIn(isMap(value) ? source : String(value))
  if (hours.length > 0 && schema?.safeParse(hours).success)
    return groupWording.textForGroups(key, hours, rest)
  // `Wann?: Morgen.`: lines of two texts each, which a colon makes keys.
  if (isMap(value) && element && Object.keys(value).some(isInWords)) {
    const lines = firstGroupIn(source, element)
    if (lines) return groupWording.linesForGroups(key, lines)
  }
  // `{a, b}`: the wrong brackets make a group of keys without values.
  const text = isMap(value) && /^\{[^:]*\}$/.test(source) ? source : value
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const times = timesAlone(text)
  if (times.length > 0 && schema?.safeParse(times).success)
    return groupWording.textForGroups(key, times, [])
  const days = weekdaysIn(text)
  if (element && typeOf(element) === 'enum' && schema?.safeParse(days).success)
    return groupWording.textForList(key, days)
  const numbers = numbersOf(text, { key, schema })
  if (numbers) return groupWording.textForList(key, numbers)
  const items = itemsIn(text, schema)
  const isOfTexts =
    element?.safeParse('a').success || items.every((item) => element?.safeParse(item).success)
  if (!isOfTexts) {
    const lines = element && source.includes('\n') ? firstGroupIn(source, element) : undefined
    return lines && groupWording.linesForGroups(key, lines)
  }
  // Some commas part entries, others belong to one.
  const isUnclear = items.length === 1 && /,\s/.test(items[0] ?? '')
  return isUnclear ? groupWording.commasForList(key) : groupWording.textForList(key, items)
}
