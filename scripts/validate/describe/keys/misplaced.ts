import type { Wording } from '../../../problem/problem.ts'
import { schemaAt, shapeOf } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { validateWording } from '../../messages.ts'
import { calledAt, type Found, plainIn, type Subject } from '../subject.ts'

/** No number and no address is longer, in UTF-16 units. */
const LONGEST = 300

/** Any name is an id, and any text a text: they belong nowhere else. */
const ANYTHING = ['a', 'a b']

/** The one key beside whose value this is: an e-mail address in the place of the phone number. */
const keyItBelongsTo = ({ path, value }: Found, subject: Subject): string | undefined => {
  const group = path.slice(0, -1)
  const schema = schemaAt(subject.schema, subject.value, group)
  const shape = (schema && shapeOf(schema, valueAt(subject.value, group))) ?? {}
  const [only, ...others] = Object.keys(shape).filter((name) => {
    const takes = (text: unknown) => shape[name]?.safeParse(text).success
    return takes(value) && !ANYTHING.some(takes)
  })
  return others.length === 0 ? only : undefined
}

/** What stands in the place of another value, and what belongs here: the other one's, if they were swapped. */
export const describeMisplaced = (found: Found, subject: Subject): Wording | undefined => {
  const { path, called, value, schema, lead } = found
  if (String(value).length > LONGEST) return undefined
  const owner = keyItBelongsTo(found, subject)
  if (owner === undefined) return undefined
  const other = valueAt(subject.value, [...path.slice(0, -1), owner])
  const isSwapped = typeof other === 'string' && schema?.safeParse(other).success
  return validateWording.misplaced(
    called,
    String(value),
    calledAt(subject, [...path.slice(0, -1), owner]),
    isSwapped ? lead + plainIn(subject)(other) : undefined,
    found,
  )
}
