import { expect, it } from 'vitest'
import { dateWords } from '../../scripts/resolve/dates/date-words.ts'
import { calendarDay } from '../../src/opening/calendar-day.ts'
import { openingWords, opensInShort } from '../../src/opening/opening-words.ts'

const words = {
  now: 'jetzt geöffnet, bis {time} Uhr',
  always: 'jetzt geöffnet',
  today: 'öffnet heute um {time} Uhr',
  later: 'öffnet {day} um {time} Uhr',
}
const dates = dateWords('de')
const friday = calendarDay(2026, 11, 6)
const closed = (days: number, from = '08:00') =>
  openingWords({ open: false, today: friday, day: friday + days, from }, words, dates)

it('says what the specification says', () => {
  expect(openingWords({ open: true, until: '12:00' }, words, dates)).toBe(
    'jetzt geöffnet, bis 12:00 Uhr',
  )
  expect(openingWords({ open: true, until: '23:59' }, words, dates)).toBe(
    'jetzt geöffnet, bis 24:00 Uhr',
  )
  expect(openingWords({ open: true, until: undefined }, words, dates)).toBe('jetzt geöffnet')
  expect(closed(1)).toBe('öffnet Samstag um 8:00 Uhr')
  expect(closed(3)).toBe('öffnet Montag um 8:00 Uhr')
  expect(closed(0, '13:00')).toBe('öffnet heute um 13:00 Uhr')
  expect(closed(3, '00:30')).toBe('öffnet Montag um 0:30 Uhr')
})

it('adds the date where the weekday alone would mean another day', () => {
  expect(closed(6)).toBe('öffnet Donnerstag um 8:00 Uhr')
  expect(closed(7)).toBe('öffnet Freitag, 13.\u00a0November um 8:00 Uhr')
})

it('says it in few signs where there is little room', () => {
  const words = { today: 'ab {time} Uhr', later: 'ab {day} {time} Uhr' }
  const inShort = (days: number, from: string) =>
    opensInShort({ open: false, today: friday, day: friday + days, from }, words, dates)
  expect(inShort(0, '13:30')).toBe('ab 13:30 Uhr')
  expect(inShort(3, '08:00')).toBe('ab Mo 8 Uhr')
  expect(inShort(10, '08:00')).toBe('ab 16. Nov. 8 Uhr')
})
