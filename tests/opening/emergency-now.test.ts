import { expect, test } from 'vitest'
import type { Site } from '../../src/content/site/site.ts'
import { isEmergencyLine } from '../../src/opening/emergency-now.ts'

const week: Site['company']['hours'] = [
  { days: ['monday', 'friday'], times: [{ opens: '08:00', closes: '17:00' }] },
]
const evenings: Site['company']['hours'] = [
  { days: ['monday', 'friday', 'sunday'], times: [{ opens: '06:00', closes: '22:00' }] },
]

test.each([
  ['while the company is open', '2026-11-23T10:00:00+01:00', evenings, false],
  ['after hours', '2026-11-23T18:00:00+01:00', evenings, true],
  ['on a Sunday', '2026-11-22T10:00:00+01:00', evenings, true],
  ['at night, when nobody answers', '2026-11-23T23:00:00+01:00', evenings, false],
  ['at night, when somebody always does', '2026-11-23T23:00:00+01:00', [], true],
  ['on a holiday', '2026-12-25T10:00:00+01:00', evenings, true],
])('%s', (_, moment, times, isIt) => {
  const company = { hours: week, holidays: 'NW' as const }
  expect(isEmergencyLine(company, times, new Date(moment))).toBe(isIt)
})

test('a line that is answered over night is answered at midnight', () => {
  const night: Site['company']['hours'] = [
    {
      days: ['monday', 'tuesday'],
      times: [
        { opens: '00:00', closes: '07:00' },
        { opens: '17:00', closes: '23:59' },
      ],
    },
  ]
  const isIt = (moment: string) => isEmergencyLine({ hours: week }, night, new Date(moment))
  expect(isIt('2026-11-23T23:59:30+01:00')).toBe(true)
  expect(isIt('2026-11-24T00:00:00+01:00')).toBe(true)
  expect(isIt('2026-11-24T07:00:00+01:00')).toBe(false)
})
