import type { Wording } from '../../../problem/problem.ts'
import type { Issue } from '../../../schema/issue.ts'
import { schemaAt, shapeOf } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../../yaml/locate.ts'
import { typed } from '../../../yaml/quote.ts'
import { formWording } from '../../form-messages.ts'
import { insideBraces } from '../missing/missing.ts'
import { calledAt, find, isPartOf, type Placed, report, type Subject } from '../subject.ts'
import { groupWording } from './group-messages.ts'
import type { Shape } from './parts-for.ts'

/** A street that holds the postcode and the town, too, of which one or both have nothing of their own. */
interface AddressInOne extends Placed {
  issues: readonly Issue[]
}

/** The postcode and the town behind it, to the end of an address. */
const POSTCODE_AND_TOWN = /(?:\b[A-Z]{1,2}-)?\b(\d{4,5})\s+(\p{L}.*)$/u

/** Nobody has a longer address. */
const LONGEST = 300

/** The parts of an address by their keys; nothing where one of them is none. */
const partsOf = (text: string, shape: Shape): Map<string, string> | undefined => {
  const [behind, postcode = '', city = ''] =
    (text.length <= LONGEST && POSTCODE_AND_TOWN.exec(text)) || []
  if (behind === undefined) return undefined
  const street = text.slice(0, -behind.length).replace(/[\s,;|·•/–-]+$/, '')
  const parts = Object.entries({ street, postcode, city })
  return parts.every(([key, part]) => shape[key]?.safeParse(part).success)
    ? new Map(parts)
    : undefined
}

/** What is said of it, with the street and what is missing beside it. */
const wordsFor = (
  text: string,
  parts: Map<string, string>,
  path: Path,
  subject: Subject,
): Wording => {
  const group = path.slice(0, -1)
  const said = [...parts]
  if (subject.file.isForm) {
    const fields = said.map(([key, part]) => [calledAt(subject, [...group, key]), part] as const)
    return formWording.addressInForm(text, fields)
  }
  const isThere = ([key]: [string, string]) => valueAt(subject.value, [...group, key]) !== undefined
  return groupWording.addressInOne(
    text,
    said.map(([key, part]) => `${key}: ${typed(part)}`),
    {
      isInBraces: insideBraces(subject, group) !== undefined,
      hasLine: said.slice(1).some(isThere),
      before: find(subject, path).before,
    },
  )
}

const addressAt = (
  issue: Issue,
  issues: readonly Issue[],
  subject: Subject,
): AddressInOne | undefined => {
  const { path } = issue
  const group = path.slice(0, -1)
  const schema = schemaAt(subject.schema, subject.value, group)
  const shape = schema && shapeOf(schema, valueAt(subject.value, group))
  const text = valueAt(subject.value, path)
  const parts = shape && typeof text === 'string' ? partsOf(text, shape) : undefined
  if (!parts || typeof text !== 'string') return undefined
  const missing = issues.filter(
    (other) =>
      isPartOf(group, other.path) &&
      parts.has(String(other.path.at(-1))) &&
      !valueAt(subject.value, other.path),
  )
  if (missing.length === 0) return undefined
  const names = ['street', ...missing.map((other) => String(other.path.at(-1)))]
  const wanted = new Map([...parts].filter(([key]) => names.includes(key)))
  const problem = report(subject, path, wordsFor(text, wanted, path, subject))
  return { issues: [issue, ...missing], path, problem }
}

/** A whole address behind `street`, where postcode or town are missing: that is one fault. */
export const addressInOne = (issues: readonly Issue[], subject: Subject): AddressInOne[] =>
  issues
    .filter(({ code, path }) => code === 'invalid_format' && path.at(-1) === 'street')
    .flatMap((issue) => addressAt(issue, issues, subject) ?? [])
