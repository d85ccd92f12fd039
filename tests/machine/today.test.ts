import { afterEach, expect, test, vi } from 'vitest'
import { dayFrom } from '../../scripts/machine/today.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-01-15T00:00:00Z', '2026-01-15'],
  ['2026-01-15T22:59:59Z', '2026-01-15'],
  ['2026-01-15T23:00:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s in Germany', (moment, day) => {
  vi.useFakeTimers({ now: new Date(moment) })
  expect(dayFrom(undefined)()).toBe(day)
})

test.each([
  '2026-13-01',
  '2026-02-30',
  '2027-02-29',
  'heute',
  '2026-1-1',
])('%s is no day', (day) => {
  expect(() => dayFrom(day)).toThrow(`TODAY=${day} ist kein Tag.`)
})

test('2028-02-29 is one', () => {
  expect(dayFrom('2028-02-29')()).toBe('2028-02-29')
})
