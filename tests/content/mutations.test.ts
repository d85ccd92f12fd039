import { describe, expect, test } from 'vitest'
import type { Problem } from '../../scripts/problem/problem.ts'
import { bakeryText, compileWith, unmark, withCrlf } from '../workspace.ts'
import { expectedOf, overridesOf, pairs, placeOf, placesIn, placesOfPair } from './fault-places.ts'
import { type Fault, faults } from './faults.ts'
import { followHint } from './follow-hint.ts'

/** Words of programmers, and what a program writes where it has no word. */
const JARGON =
  /\b(string|array|object|union|undefined|null|NaN|token|mapping|scalar|expected)\b|\[object/

let typed = 0

/** What is still wrong once what the first hint says is typed; nothing where it says nothing to type. */
const leftBy = async ({ edits }: Fault, [first, ...others]: Problem[]): Promise<Problem[]> => {
  if (!first) return []
  const overrides = overridesOf(edits)
  const file = first.file.replace('content/', '')
  const faulty = unmark((overrides[file] ?? String)(bakeryText(file))).text
  const mended = followHint(faulty, first)
  if (mended === undefined) return []
  typed += 1
  const { problems } = await compileWith({ ...overrides, [file]: mended })
  const isOther = ({ code }: Problem) => others.some((other) => other.code === code)
  return problems.filter((problem) => problem.severity === 'error' && !isOther(problem))
}

describe('one fault is one problem, at its place, in words that an editor understands and can follow', () => {
  test.each(faults)('$name', async (fault) => {
    const expected = expectedOf(fault)
    const { problems } = await compileWith(overridesOf(fault.edits))
    expect(expected).not.toEqual([])
    expect(problems.map(placeOf)).toEqual(expected)
    for (const { message, hint, repair } of problems) {
      expect(message).toMatch(/^[A-ZÄÖÜ`{].*[.!?]$/)
      expect(hint).not.toBe('')
      expect(`${message} ${hint}`).not.toMatch(JARGON)
      // An example is nothing to be typed by a program.
      if (hint.includes('zum Beispiel')) expect(repair).toBeUndefined()
    }
    const left = await leftBy(fault, problems)
    const [{ hint } = { hint: '' }] = problems
    expect(left.map((each) => `${hint} ⇒ ${each.message} ${each.hint}`)).toEqual([])
  })

  test('and many hints say something to type', () => {
    expect(typed).toBeGreaterThan(60)
  })
})

/** The first fault of each code; `npm run audit -- tables` has all of them. */
const samples = [...new Map(faults.toReversed().map((fault) => [fault.code, fault])).values()]

describe('the same in files with CRLF', { tags: 'long' }, () => {
  test.each(samples)('$code: $name', async (fault) => {
    expect(await placesIn(withCrlf(overridesOf(fault.edits)))).toEqual(expectedOf(fault))
  })
})

describe('two faults are two problems', () => {
  const some = pairs.filter((_, index) => index % 8 === 0)
  test.each(some)('$one.name, $other.name', async (pair) => {
    const { expected, places } = await placesOfPair(pair)
    expect(places).toEqual(expected)
  })
})
