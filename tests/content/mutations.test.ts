import { describe, expect, test } from 'vitest'
import type { Problem } from '../../scripts/content/problem.ts'
import { compileWith, markedIn, type Overrides, replace, withCrlf } from '../workspace.ts'
import { type Edit, type Fault, faults } from './faults.ts'

/** The files of all edits; several edits of one file follow one another. */
const overridesOf = (edits: Edit[]): Overrides => {
  const overrides: Record<string, (text: string) => string> = {}
  for (const [file, from, to] of edits) {
    const before = overrides[file] ?? ((text: string) => text)
    overrides[file] = (text) => replace(from, to)(before(text))
  }
  return overrides
}

/** `content/site.yaml:3:1-3:9 unknown-key` */
const placeOf = ({ file, line, column, end, code }: Problem) =>
  `${file}:${line}:${column}-${end.line}:${end.column} ${code}`

const expectedOf = async ({ code, edits }: Fault): Promise<string[]> =>
  (await markedIn(overridesOf(edits))).map((range) => `${range} ${code}`)

const placesIn = async (overrides: Overrides): Promise<string[]> =>
  (await compileWith(overrides)).problems.map(placeOf)

/** Words of programmers, and what a program writes where it has no word. */
const JARGON =
  /\b(string|array|object|union|undefined|null|NaN|token|mapping|scalar|expected)\b|\[object/

describe('one fault is one problem, at its place, in words that an editor understands', () => {
  test.each(faults)('$name', async (fault) => {
    const expected = await expectedOf(fault)
    const { problems } = await compileWith(overridesOf(fault.edits))
    expect(expected).not.toEqual([])
    expect(problems.map(placeOf)).toEqual(expected)
    for (const { message, hint } of problems) {
      expect(message).toMatch(/^[A-ZÄÖÜ`{].*[.!?]$/)
      expect(hint).not.toBe('')
      expect(`${message} ${hint}`).not.toMatch(JARGON)
    }
  })
})

describe('the same in files with CRLF', () => {
  test.each(faults)('$name', async (fault) => {
    const overrides = await withCrlf(overridesOf(fault.edits))
    expect(await placesIn(overrides)).toEqual(await expectedOf(fault))
  })
})

/** Two faults that don't touch the same file. */
const pairs = faults.flatMap((one, index) => {
  const other = faults[(index + 61) % faults.length] as Fault
  const files = new Set(one.edits.map(([file]) => file))
  return other.edits.some(([file]) => files.has(file)) ? [] : [{ one, other }]
})

describe('two faults are two problems', () => {
  test.each(pairs)('$one.name, $other.name', async ({ one, other }) => {
    const expected = [...(await expectedOf(one)), ...(await expectedOf(other))]
    const places = await placesIn(overridesOf([...one.edits, ...other.edits]))
    expect(places.toSorted()).toEqual(expected.toSorted())
  })
})
