import { expect, it } from 'vitest'
import { hoursLine } from '../../src/components/hours-line.ts'

it('says several days and times in one line', () => {
  const hours = [
    { days: 'Mo–Do', times: ['8:00–12:00 Uhr', '13:00–17:00 Uhr'] },
    { days: 'Fr', times: ['8:00–12:00 Uhr'] },
  ]
  expect(hoursLine(hours, 'und')).toBe(
    'Mo–Do 8:00–12:00 Uhr und 13:00–17:00 Uhr, Fr 8:00–12:00 Uhr',
  )
  expect(hoursLine([], 'und')).toBe('')
})
