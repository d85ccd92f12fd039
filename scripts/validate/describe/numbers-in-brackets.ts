import { elementOf } from '../../schema/schema.ts'
import type { Path } from '../../yaml/locate.ts'
import { validateWording } from '../messages.ts'
import type { Issue } from './issue.ts'
import { numberIn } from './number.ts'
import { find, type Placed, report, type Subject, sourceOf } from './subject.ts'

/** A list on one line, without quotation marks and brackets of its own. */
const IN_BRACKETS = /^\[([^[\]{}"'\n]*)\]$/

/** A number alone, maybe with the comma of a fraction. */
const NUMBER = /^-?\d+(?:[.,]\d+)*$/

/** What stands between semicolons, or numbers between blanks. */
const partsOf = (inside: string): string[] => {
  const parts = inside.trim().split(inside.includes(';') ? /[ \t]*;[ \t]*/ : /[ \t]+/)
  return inside.includes(';') || parts.every((part) => NUMBER.test(part)) ? parts : []
}

/** The numbers of a list between whose values no comma stands; nothing where one is none, or a value lacks. */
const numbersIn = (path: Path, subject: Subject): number[] | undefined => {
  const { key, schema } = find(subject, path)
  const element = schema && elementOf(schema)
  const [, inside = ''] = IN_BRACKETS.exec(sourceOf(subject, path)) ?? []
  const parts = element ? partsOf(inside) : []
  const numbers = parts.flatMap(
    (part) => numberIn({ key, value: undefined, schema: element }, part) ?? [],
  )
  const isWhole = numbers.length > 1 && numbers.length === parts.length
  return isWhole && schema?.safeParse(numbers).success ? numbers : undefined
}

/** `[17,8; 17,6]`, `[17,8 17,6]`: what YAML makes of such a list is one fault, whatever stands in it. */
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
    const numbers = numbersIn(path, subject)
    if (!numbers) return []
    const words = validateWording.numbersInBrackets(find(subject, path).key, numbers)
    const isOfList = (each: Path) => each.slice(0, path.length).join('\n') === name
    const own = issues.filter((issue) => isOfList(issue.path))
    return [{ issues: own, path, problem: report(subject, path, words) }]
  })
}
