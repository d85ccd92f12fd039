import { describe, expect, it } from 'vitest'
import type { Site } from '../../src/content/site/site.ts'
import { calendarDay } from '../../src/opening/calendar-day.ts'
import { openingState } from '../../src/opening/opening-state.ts'

/** The hours of the specification: Mon–Thu 8–12 and 13–17, Fri 8–12. */
const hours: Site['company']['hours'] = [
  {
    days: ['monday', 'tuesday', 'wednesday', 'thursday'],
    times: [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
  },
  { days: ['friday'], times: [{ opens: '08:00', closes: '12:00' }] },
]

const at = (moment: string) => openingState({ hours, holidays: 'NW' }, new Date(moment))

const closedUntil = (today: number[], day: number[], from: string) => ({
  open: false,
  today: calendarDay(...(today as [number, number, number])),
  day: calendarDay(...(day as [number, number, number])),
  from,
})

describe('openingState', () => {
  it('knows no holidays of other countries', () => {
    const unity = new Date('2029-10-03T09:00:00+02:00')
    expect(openingState({ hours }, unity)).toMatchObject({ open: false })
    expect(openingState({ hours, country: 'AT' }, unity)).toMatchObject({ open: true })
  })

  it('is open between the times, to the minute', () => {
    expect(at('2026-11-03T07:59:59+01:00')).toMatchObject({ open: false, from: '08:00' })
    expect(at('2026-11-03T08:00:00+01:00')).toEqual({ open: true, until: '12:00' })
    expect(at('2026-11-03T11:59:59+01:00')).toEqual({ open: true, until: '12:00' })
    expect(at('2026-11-03T16:59:00+01:00')).toEqual({ open: true, until: '17:00' })
  })

  it('is open beyond midnight where the next day goes on', () => {
    const overNight: Site['company']['hours'] = [
      { days: ['friday'], times: [{ opens: '22:00', closes: '23:59' }] },
      { days: ['saturday'], times: [{ opens: '00:00', closes: '03:00' }] },
      { days: ['monday'], times: [{ opens: '22:00', closes: '23:59' }] },
    ]
    const over = (moment: string) => openingState({ hours: overNight }, new Date(moment))
    expect(over('2026-11-06T22:30:00+01:00')).toEqual({ open: true, until: '03:00' })
    expect(over('2026-11-07T00:00:00+01:00')).toEqual({ open: true, until: '03:00' })
    expect(over('2026-11-09T22:30:00+01:00')).toEqual({ open: true, until: '23:59' })
  })

  it('closes at its end where the next day only begins early, begins later, or is a holiday', () => {
    const late = { opens: '22:00', closes: '23:59' }
    const night = { opens: '00:00', closes: '03:00' }
    const until = (hours: Site['company']['hours'], moment: string) =>
      openingState({ hours }, new Date(moment))
    const day: Site['company']['hours'] = [
      { days: ['thursday', 'friday'], times: [{ opens: '08:00', closes: '17:00' }] },
      { days: ['saturday'], times: [night] },
    ]
    expect(until(day, '2026-11-06T09:00:00+01:00')).toEqual({ open: true, until: '17:00' })
    const later: Site['company']['hours'] = [
      { days: ['friday'], times: [late] },
      { days: ['saturday'], times: [{ opens: '00:30', closes: '03:00' }] },
    ]
    expect(until(later, '2026-11-06T22:30:00+01:00')).toEqual({ open: true, until: '23:59' })
    // Friday, 25 December.
    const christmas: Site['company']['hours'] = [
      { days: ['thursday'], times: [late] },
      { days: ['friday'], times: [night] },
    ]
    expect(until(christmas, '2026-12-24T22:30:00+01:00')).toEqual({ open: true, until: '23:59' })
  })

  it('names no end as long as the whole of the next day is open', () => {
    const times = [{ opens: '00:00', closes: '23:59' }]
    const hours: Site['company']['hours'] = [{ days: ['monday', 'tuesday', 'wednesday'], times }]
    const over = (moment: string) => openingState({ hours }, new Date(moment))
    expect(over('2026-11-09T12:00:00+01:00')).toEqual({ open: true, until: undefined })
    expect(over('2026-11-11T12:00:00+01:00')).toEqual({ open: true, until: '23:59' })
  })

  it('names the afternoon during the lunch break', () => {
    expect(at('2026-11-03T12:00:00+01:00')).toEqual(
      closedUntil([2026, 11, 3], [2026, 11, 3], '13:00'),
    )
  })

  it('names Monday from Friday noon on', () => {
    expect(at('2026-11-06T12:00:00+01:00')).toEqual(
      closedUntil([2026, 11, 6], [2026, 11, 9], '08:00'),
    )
  })

  it('counts the clock in Germany, in summer and winter', () => {
    expect(at('2026-07-07T06:30:00Z')).toEqual({ open: true, until: '12:00' })
    expect(at('2026-01-13T06:30:00Z')).toMatchObject({ open: false, from: '08:00' })
    expect(at('2026-07-06T22:30:00Z')).toMatchObject({ today: calendarDay(2026, 7, 7) })
  })

  it('skips holidays of the state', () => {
    // Fronleichnam 2026 is 4 June, a Thursday.
    expect(at('2026-06-04T09:00:00+02:00')).toEqual(
      closedUntil([2026, 6, 4], [2026, 6, 5], '08:00'),
    )
    expect(openingState({ hours, holidays: 'NI' }, new Date('2026-06-04T09:00:00+02:00'))).toEqual({
      open: true,
      until: '12:00',
    })
  })

  it('skips several days in a row', () => {
    // 25 December 2026 is a Friday; Monday follows.
    expect(at('2026-12-24T17:00:00+01:00')).toEqual(
      closedUntil([2026, 12, 24], [2026, 12, 28], '08:00'),
    )
  })

  it('skips days on which the company is closed, the first and the last included', () => {
    const closures = [{ from: '2026-11-03', until: '2026-11-04' }]
    const now = (moment: string) => openingState({ hours, closures }, new Date(moment))
    expect(now('2026-11-02T17:30:00+01:00')).toEqual(
      closedUntil([2026, 11, 2], [2026, 11, 5], '08:00'),
    )
    expect(now('2026-11-04T09:00:00+01:00')).toMatchObject({ open: false })
    expect(now('2026-11-05T09:00:00+01:00')).toMatchObject({ open: true })
  })

  it('is open before the company closes for some days, and after', () => {
    const open = (from: string, until: string) =>
      openingState({ hours, closures: [{ from, until }] }, new Date('2026-11-03T09:00:00+01:00'))
    expect(open('2026-11-04', '2026-11-30')).toEqual({ open: true, until: '12:00' })
    expect(open('2026-10-01', '2026-11-02')).toEqual({ open: true, until: '12:00' })
  })

  it('takes the times of a day in their order, however they are written', () => {
    const [morning, afternoon] = hours[0]?.times ?? []
    const written = [afternoon, morning].map((time) => ({
      days: ['tuesday' as const],
      times: time ? [time] : [],
    }))
    const now = (moment: string) => openingState({ hours: written }, new Date(moment))
    expect(now('2026-11-03T07:00:00+01:00')).toMatchObject({ from: '08:00' })
    expect(now('2026-11-03T12:30:00+01:00')).toMatchObject({ from: '13:00' })
  })

  it('says when a company opens that is closed for a season, and nothing beyond a year', () => {
    const closedUntil = (until: string) =>
      openingState(
        { hours, closures: [{ from: '2026-11-02', until }] },
        new Date('2026-11-03T09:00:00+01:00'),
      )
    expect(closedUntil('2027-03-31')).toMatchObject({ day: calendarDay(2027, 4, 1), from: '08:00' })
    expect(closedUntil('2028-03-31')).toBeUndefined()
  })

  it('turns with the year', () => {
    expect(at('2026-12-31T17:00:00+01:00')).toEqual(
      closedUntil([2026, 12, 31], [2027, 1, 4], '08:00'),
    )
  })

  it('says nothing where there are no hours', () => {
    expect(openingState({ hours: [] }, new Date('2026-11-03T09:00:00Z'))).toBeUndefined()
  })
})
