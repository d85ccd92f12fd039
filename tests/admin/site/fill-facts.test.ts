import { expect, it } from 'vitest'
import { fillFacts, unknownFact } from '../../../src/admin/site/fill-facts.ts'
import { facts } from '../a-page.ts'

it('replaces the names of facts, and only those', () => {
  expect(fillFacts('{company.city} {toString} {x} { } {', facts)).toBe(
    'Geseke {toString} {x} { } {',
  )
})

it('finds the first name that is none', () => {
  expect(unknownFact('{company.city} {company.town} {x}', facts)).toBe('{company.town}')
  expect(unknownFact('{company.city} { nothing }', facts)).toBeUndefined()
})
