import type { Problem } from '../../scripts/problem/problem.ts'
import { compileWith, markedIn, type Overrides, replace } from '../workspace.ts'
import { type Edit, type Fault, faults } from './faults.ts'

/** The files of all edits; several edits of one file follow one another. */
export const overridesOf = (edits: Edit[]): Record<string, (text: string) => string> => {
  const overrides: Record<string, (text: string) => string> = {}
  for (const [file, from, to] of edits) {
    const before = overrides[file] ?? ((text: string) => text)
    overrides[file] = (text) => replace(from, to)(before(text))
  }
  return overrides
}

/** `content/site.yaml:3:1-3:9 unknown-key` */
export const placeOf = ({ file, line, column, end, code }: Problem): string =>
  `${file}:${line}:${column}-${end.line}:${end.column} ${code}`

/** Where the problems of a fault are to be, as its marks say. */
export const expectedOf = ({ code, edits }: Fault): string[] => {
  const codes = code.split(' + ')
  return markedIn(overridesOf(edits)).map((range, index) => `${range} ${codes[index] ?? code}`)
}

/** Where problems are told once some files are changed. */
export const placesIn = async (overrides: Overrides): Promise<string[]> =>
  (await compileWith(overrides)).problems.map(placeOf)

const isOfPage = ([file]: Edit): boolean => file.startsWith('pages/')
const isOfRoute = (edit: Edit): boolean => isOfPage(edit) && edit[1].startsWith('route:')

/** A page at fault may have any places, and one without its route any address: links to one are not judged. */
const hides = (page: Fault, link: Fault): boolean =>
  (link.code.includes('dead-fragment') && page.edits.some(isOfPage)) ||
  (link.code.includes('dead-link') && page.edits.some(isOfRoute))
const hideOneAnother = (one: Fault, other: Fault): boolean => hides(one, other) || hides(other, one)

/** Two faults that don't touch the same file. */
export const pairs = faults.flatMap((one, index) => {
  const other = faults[(index + 61) % faults.length] as Fault
  const files = new Set(one.edits.map(([file]) => file))
  const isApart = !other.edits.some(([file]) => files.has(file)) && !hideOneAnother(one, other)
  return isApart ? [{ one, other }] : []
})

/** Where the problems of two faults are, and where they are to be. */
export const placesOfPair = async ({ one, other }: (typeof pairs)[number]) => ({
  expected: [...expectedOf(one), ...expectedOf(other)].toSorted(),
  places: (await placesIn(overridesOf([...one.edits, ...other.edits]))).toSorted(),
})
