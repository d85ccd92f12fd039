import type { Wording } from '../../../problem/problem.ts'
import type { Issue } from '../../../schema/issue.ts'
import { elementOf } from '../../../schema/schema.ts'
import type { Path } from '../../../yaml/locate.ts'
import { groupWording } from '../groups/group-messages.ts'
import { numberIn } from '../numbers/number.ts'
import { numberWording } from '../numbers/number-messages.ts'
import { type Found, find, type Placed, report, type Subject, sourceOf } from '../subject.ts'

/** A list on one line, without quotation marks and brackets of its own. */
const IN_BRACKETS = /^\[([^[\]{}"'\n]*)\]$/

/** A number alone, maybe with the comma of a fraction. */
const NUMBER = /^-?\d+(?:[.,]\d+)*$/

/** Behind a comma that is none of a fraction stands a blank. */
const BETWEEN_NUMBERS = /(?:,|[ \t][/|·]|[ \t]und)?[ \t]+/

/** What stands between semicolons, or numbers between blanks. */
const partsOf = (inside: string): string[] => {
  const parts = inside.trim().split(inside.includes(';') ? /[ \t]*;[ \t]*/ : BETWEEN_NUMBERS)
  return inside.includes(';') || parts.every((part) => NUMBER.test(part)) ? parts : []
}

/** The numbers that were written one behind the other where a list of them belongs; none where one is no number. */
export const numbersOf = (
  inside: string,
  { key, schema }: Pick<Found, 'key' | 'schema'>,
): number[] | undefined => {
  const element = schema && elementOf(schema)
  const parts = element ? partsOf(inside) : []
  const numbers = parts.flatMap(
    (part) => numberIn({ key, value: undefined, schema: element }, part) ?? [],
  )
  const isWhole = numbers.length > 1 && numbers.length === parts.length
  return isWhole && schema?.safeParse(numbers).success ? numbers : undefined
}

/** What is to be told of a list between whose numbers no comma stands, or all of which are its one entry. */
const wordingOf = (path: Path, subject: Subject): Wording | undefined => {
  const found = find(subject, path)
  const [, inside] = IN_BRACKETS.exec(sourceOf(subject, path)) ?? []
  const [only, ...others] = Array.isArray(found.value) ? found.value : []
  const text = inside ?? (others.length > 0 ? '' : String(only))
  const numbers = numbersOf(text, found)
  const say = inside === undefined ? groupWording.textForList : numberWording.numbersInBrackets
  return numbers && say(found.key, numbers)
}

/** `[17,8; 17,6]`, `[17,8 17,6]`, `- 17,8; 17,6`: what YAML makes of it is one fault, whatever stands in it. */
export const numbersInBrackets = (
  issues: readonly Issue[],
  subject: Subject,
): (Placed & { issues: readonly Issue[] })[] => {
  const ofEntries = issues.filter(
    ({ code, path }) => code === 'invalid_type' && typeof path.at(-1) === 'number',
  )
  const lists = new Map(
    ofEntries.map(({ path }): [string, Path] => {
      const list = path.slice(0, -1)
      return [list.join('\n'), list]
    }),
  )
  return [...lists].flatMap(([name, path]) => {
    const words = wordingOf(path, subject)
    if (!words) return []
    const isOfList = (each: Path) => each.slice(0, path.length).join('\n') === name
    const own = issues.filter((issue) => isOfList(issue.path))
    return [{ issues: own, path, problem: report(subject, path, words) }]
  })
}
