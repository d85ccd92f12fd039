import { describe, expect, test } from 'vitest'
import { answerStrays } from '../compile/answer-strays.ts'
import { expectedOf, overridesOf, pairs, placesIn, placesOfPair } from '../content/fault-places.ts'
import { faults } from '../content/faults.ts'
import { withCrlf } from '../workspace.ts'

describe('every fault of the table in files with CRLF', () => {
  test.each(faults)('$name', async (fault) => {
    expect(await placesIn(withCrlf(overridesOf(fault.edits)))).toEqual(expectedOf(fault))
  })
})

describe('all pairs of faults are two problems', () => {
  test.each(pairs)('$one.name, $other.name', async (pair) => {
    const { expected, places } = await placesOfPair(pair)
    expect(places).toEqual(expected)
  })
})

describe('whatever stands in place of any value, the check answers', () => {
  test.each([
    'site.yaml',
    'topics.yaml',
    'stats.yaml',
    'pages/home.yaml',
    'pages/kontakt.yaml',
    'pages/neues.yaml',
  ])('in %s', (name) => answerStrays(name, 1))
})
