import { describe, expect, it } from 'vitest'
import { readAnswers } from '../../src/blocks/grant-calculator/calculator/answers.ts'
import { euros, RULES } from './rules.ts'

const TODAY = '2026-11-22'

/** Answers as a link holds them, to which nothing can be objected. */
const WHOLE = {
  system: 'waermepumpe',
  heizung: 'oel',
  wohnungen: '1',
  kosten: '32.000',
  selbst: 'ja',
  einkommen: '60000',
}

const read = (changes: Record<string, string | null> = {}) => {
  const answers: Record<string, string | null> = { ...WHOLE, ...changes }
  return readAnswers((name) => answers[name] ?? null, RULES, TODAY)
}

it('takes the first system and one flat where a link says nothing of them, and today', () => {
  const { faults, given } = read({ system: null, wohnungen: null })
  expect(faults).toEqual({})
  expect(given).toMatchObject({ day: TODAY, heatPump: true, units: 1, costs: euros(32_000) })
})

it.each([
  ['', 0],
  ['nein', 0],
  ['Ja', 1],
  ['3', 3],
])('counts the children of an answer that is „%s“: %i', (kinder, children) => {
  expect(read({ kinder }).given).toMatchObject({ children })
})

it('asks of an owner who lives elsewhere neither for an income nor for the old heating', () => {
  const { faults, given } = read({ selbst: 'nein', einkommen: 'reich', heizung: null })
  expect(faults).toEqual({})
  expect(given).toMatchObject({ livesThere: false, oldCounts: false })
})

describe('objects to', () => {
  it.each([
    ['a sum that lacks its thousands', { kosten: '999,99' }, { kosten: 'small' }],
    ['a sum that no house costs', { kosten: '10.000.000,01' }, { kosten: 'amount' }],
    ['nothing at all', { kosten: '0' }, { kosten: 'amount' }],
    ['a day that is not in the calendar', { datum: '2027-02-30' }, { datum: 'day' }],
    ['more children than anybody has', { kinder: '31' }, { kinder: 'children' }],
    ['a system that is not there', { system: 'ofen' }, { system: 'choice' }],
  ])('%s', (_, changes, faults) => {
    expect(read(changes)).toMatchObject({ faults, given: undefined })
  })
})

it.each([
  ['kosten', '1.000'],
  ['kosten', '10.000.000'],
  ['einkommen', '0'],
  ['kinder', '30'],
])('does not object to %s of %s', (name, text) => {
  expect(read({ [name]: text }).faults).toEqual({})
})

it('misses where the heat pump comes from on days on which it matters, and of heat pumps alone', () => {
  const lacks = (changes: Record<string, string>) => read(changes).lacksOrigin
  expect(lacks({ datum: '31.12.2026' })).toBe(false)
  expect(lacks({ datum: '1.1.2027' })).toBe(true)
  expect(lacks({ datum: '1.1.2027', herkunft: 'nein' })).toBe(false)
  expect(lacks({ datum: '1.1.2027', system: 'biomasse' })).toBe(false)
})
