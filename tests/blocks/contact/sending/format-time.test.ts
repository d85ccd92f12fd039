import { expect, it } from 'vitest'
import { formatTime } from '../../../../src/blocks/contact/sending/format-time.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime()

it('says when it may be sent again, with the date where that is not today', () => {
  expect(formatTime(at(21, 20), at(21, 9), 'de')).toBe('20:05')
  expect(formatTime(at(22, 20), at(21, 20), 'de')).toBe('22.11., 20:05')
})
