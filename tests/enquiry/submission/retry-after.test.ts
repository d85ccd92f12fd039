import { expect, it } from 'vitest'
import { retryMoment } from '../../../src/enquiry/submission/retry-after.ts'

const now = Date.UTC(2026, 10, 3, 8, 0, 0)

it.each([
  ['120', now + 120_000],
  [' 5 ', now + 5_000],
  ['Tue, 03 Nov 2026 08:01:00 GMT', now + 60_000],
  ['999999999', now + 86_400_000],
  ['0', undefined],
  ['-3', undefined],
  ['Tue, 03 Nov 2026 07:59:00 GMT', undefined],
  ['soon', undefined],
  [null, undefined],
])('%s', (header, moment) => {
  expect(retryMoment(header, now)).toBe(moment)
})
