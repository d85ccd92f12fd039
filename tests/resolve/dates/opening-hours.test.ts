import { describe, expect, test } from 'vitest'
import { plain } from '../../../src/content/text/plain.ts'
import { compileWith, type Overrides } from '../../workspace.ts'

const HOURS = / {2}hours:\n(?: {4}.*\n)+/

const hoursOf = async (lines: string[], overrides: Overrides = {}) => {
  const { site, problems } = await compileWith({
    'site.yaml': (text) =>
      text.replace(HOURS, `  hours:\n${lines.map((line) => `    - ${line}\n`).join('')}`),
    ...overrides,
  })
  if (!site) throw new Error(JSON.stringify(problems))
  return site.shell.company.hours
}

const MORNING = 'times: [{ opens: "08:00", closes: "12:00" }]'

describe('opening hours in words', () => {
  test.each([
    ['a run of days', '[monday, tuesday, wednesday, thursday]', 'Mo bis Do'],
    ['one day', '[friday]', 'Fr'],
    ['two days beside each other', '[saturday, sunday]', 'Sa bis So'],
    ['days apart', '[monday, wednesday, friday]', 'Mo, Mi, Fr'],
    ['a run and a day', '[monday, tuesday, friday]', 'Mo bis Di, Fr'],
    ['days in disorder', '[friday, monday, tuesday]', 'Mo bis Di, Fr'],
    ['every day', '[monday, tuesday, wednesday, thursday, friday, saturday, sunday]', 'Mo bis So'],
  ])('%s', async (_, days, expected) => {
    expect(await hoursOf([`{ days: ${days}, ${MORNING} }`])).toEqual([
      { days: expected, times: ['8:00–12:00'] },
    ])
  })

  test('two times of a day', async () => {
    const times =
      'times: [{ opens: "08:30", closes: "12:00" }, { opens: "13:00", closes: "17:15" }]'
    expect(await hoursOf([`{ days: [monday], ${times} }`])).toEqual([
      { days: 'Mo', times: ['8:30–12:00', '13:00–17:15'] },
    ])
  })

  test('two times of a day are shown in their order', async () => {
    const times =
      'times: [{ opens: "13:00", closes: "17:15" }, { opens: "08:30", closes: "12:00" }]'
    expect(await hoursOf([`{ days: [monday], ${times} }`])).toEqual([
      { days: 'Mo', times: ['8:30–12:00', '13:00–17:15'] },
    ])
  })

  test('midnight keeps its digit', async () => {
    const times = 'times: [{ opens: "00:00", closes: "10:00" }]'
    expect(await hoursOf([`{ days: [monday], ${times} }`])).toEqual([
      { days: 'Mo', times: ['0:00–10:00'] },
    ])
  })

  test('what goes on until midnight ends there, not a minute before', async () => {
    const times = 'times: [{ opens: "18:00", closes: "23:59" }]'
    expect(await hoursOf([`{ days: [friday], ${times} }`])).toEqual([
      { days: 'Fr', times: ['18:00–24:00'] },
    ])
  })

  const EVENING = '{ opens: "18:00", closes: "23:59" }'
  const NIGHT = '{ opens: "00:00", closes: "02:00" }'

  test('what goes on beyond midnight ends on the next day', async () => {
    const hours = await hoursOf([
      `{ days: [friday], times: [${EVENING}] }`,
      `{ days: [saturday], times: [${NIGHT}] }`,
    ])
    expect(hours).toEqual([{ days: 'Fr', times: ['18:00–2:00'] }])
  })

  test('the same on days that follow each other, and beside other times', async () => {
    const hours = await hoursOf([
      `{ days: [friday, saturday], times: [{ opens: "08:00", closes: "12:00" }, ${EVENING}] }`,
      `{ days: [sunday], times: [${NIGHT}, ${EVENING}] }`,
      `{ days: [saturday], times: [${NIGHT}] }`,
      `{ days: [monday], times: [${NIGHT}, { opens: "09:00", closes: "11:00" }] }`,
    ])
    expect(hours).toEqual([
      { days: 'Fr bis Sa', times: ['8:00–12:00', '18:00–2:00'] },
      { days: 'So', times: ['18:00–2:00'] },
      { days: 'Mo', times: ['9:00–11:00'] },
    ])
  })

  test('every night', async () => {
    const days = '[monday, tuesday, wednesday, thursday, friday, saturday, sunday]'
    expect(await hoursOf([`{ days: ${days}, times: [${NIGHT}, ${EVENING}] }`])).toEqual([
      { days: 'Mo bis So', times: ['18:00–2:00'] },
    ])
  })

  test('an evening ends at midnight on those of its days that nothing goes on after', async () => {
    const hours = await hoursOf([
      `{ days: [thursday, friday], times: [${EVENING}] }`,
      `{ days: [saturday], times: [${NIGHT}] }`,
    ])
    expect(hours).toEqual([
      { days: 'Do', times: ['18:00–24:00'] },
      { days: 'Fr', times: ['18:00–2:00'] },
    ])
  })

  test.each([
    ['after a whole day', '00:00', '02:00'],
    ['until the hour at which the evening began', '18:00', '18:00'],
  ])('what goes on %s stands apart', async (_, opens, closes) => {
    const hours = await hoursOf([
      `{ days: [friday], times: [{ opens: "${opens}", closes: "23:59" }] }`,
      `{ days: [saturday], times: [{ opens: "00:00", closes: "${closes}" }] }`,
    ])
    expect(hours.map(({ days }) => days)).toEqual(['Fr', 'Sa'])
  })

  test('the weekdays’ names are those of the site’s language', async () => {
    const lines = [`{ days: [tuesday], ${MORNING} }`]
    const { site } = await compileWith({
      'site.yaml': (text) =>
        text
          .replace('language: de', 'language: en')
          .replace(HOURS, `  hours:\n    - ${lines[0]}\n`),
    })
    expect(site?.shell.company.hours).toEqual([{ days: 'Tue', times: ['8:00–12:00'] }])
  })
})

test('why it is closed the company notes for itself: it is in no file that is published', async () => {
  const days = { from: '2026-12-24', until: '2027-01-03' }
  const closures = JSON.stringify([{ ...days, reason: 'Der Chef ist krank' }])
  const { site } = await compileWith({
    'site.yaml': (text) => text.replace(HOURS, `  closures: ${closures}\n`),
  })
  expect(site?.shell.company.timetable.closures).toEqual([days])
})

test('those of the line for emergencies are one line', async () => {
  const { site } = await compileWith({
    'site.yaml': (text) =>
      `${text}\nemergency:\n  label: Ofen aus?\n  hours:\n    - { days: [friday], times: [{ opens: "18:00", closes: "20:00" }, { opens: "21:00", closes: "23:59" }] }\n    - { days: [saturday], ${MORNING} }\n`,
  })
  expect(plain(site?.shell.emergency?.hours ?? '')).toBe(
    'Fr 18:00–20:00 sowie 21:00–24:00, Sa 8:00–12:00',
  )
})

test('a line that holds all hours ends within no time', async () => {
  const { site } = await compileWith({
    'site.yaml': (text) =>
      `${text}\nemergency:\n  label: Ofen aus?\n  hours:\n    - { days: [friday], ${MORNING} }\n`,
  })
  expect(site?.shell.emergency?.hours).toBe('Fr 8:00–\u206012:00')
})
