import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { replace, wordsOf } from '../../../workspace.ts'

const HOURS = `hours:
    - days: [tuesday, wednesday, thursday, friday]
      times:
        - { opens: "06:00", closes: "12:30" }
        - { opens: "14:00", closes: "18:00" }
    - days: [saturday]
      times:
        - { opens: "06:30", closes: "11:00" }
`

const withHours = (text: string) => replace(HOURS, `hours: ${text}\n`)

test.each([
  ['Mo-Do 7:30-12:00, Fr bis 12:30', 'Fr bis 12:30'],
  ['Mo-Do 7:30-16:30 Uhr, Sa nach Vereinbarung', 'Sa nach Vereinbarung'],
  ['Sa nach Vereinbarung, So 9-12 Uhr', 'Sa nach Vereinbarung'],
  ['Mo geschlossen, Di, Do und Fr 8-17', 'Mo geschlossen'],
  ['\n    - Mo-Do 8-17, Sa nach Vereinbarung', 'Sa nach Vereinbarung'],
])('what is no time is told, and nothing takes its place: %s', async (text, rest) => {
  const [words, ...others] = await wordsOf({ 'site.yaml': withHours(text) })
  expect(others).toEqual([])
  expect(words).toContain(`Darin fehlt „${rest}“`)
  expect(await fixed('site.yaml', withHours(text))).toContain(`hours: ${text}\n`)
})

test.each([
  ['Mo, Mi und Fr von 8 bis 17 Uhr', 'days: [monday, wednesday, friday]'],
  ['Mo-Di durchgehend 8-17', 'days: [monday, tuesday]'],
])('words between days and times take nothing away: %s', async (text, days) => {
  expect(await wordsOf({ 'site.yaml': withHours(text) })).toEqual([
    `Zu \`hours\` gehört eine Liste; hier steht nur ein Text. → Schreiben Sie: hours: [{ ${days}, times: [{ opens: "08:00", closes: "17:00" }] }]`,
  ])
})

test('days before a colon, each in its line, are told once, and as what they are', async () => {
  const lines = withHours('\n    Montag: 8-12\n    Mi bis Do: 8.00-12.00')
  const times = 'times: [{ opens: "08:00", closes: "12:00" }]'
  expect(await wordsOf({ 'site.yaml': lines })).toEqual([
    `Zu \`hours\` gehört eine Liste; hier steht nur ein Text. → Schreiben Sie: hours: [{ days: [monday], ${times} }, { days: [wednesday, thursday], ${times} }]`,
  ])
  const [words, ...others] = await wordsOf({
    'site.yaml': withHours('\n    Montag: 8-12\n    Mittwoch: geschlossen'),
  })
  expect(others).toEqual([])
  expect(words).toContain('Darin fehlt „Mittwoch: geschlossen“')
})

test.each([
  ['Do-Mo 11-22 Uhr', 'thursday, friday, saturday, sunday, monday'],
  ['So bis Mi 11-22', 'sunday, monday, tuesday, wednesday'],
])('days go on from one week into the next: %s', async (text, days) => {
  expect(await wordsOf({ 'site.yaml': withHours(text) })).toEqual([
    `Zu \`hours\` gehört eine Liste; hier steht nur ein Text. → Schreiben Sie: hours: [{ days: [${days}], times: [{ opens: "11:00", closes: "22:00" }] }]`,
  ])
})

test.each([
  ['Mo-Di 18-24 Uhr', 'days: [monday, tuesday], times: [{ opens: "18:00", closes: "23:59" }]'],
  ['Sa-So 0-24 Uhr', 'days: [saturday, sunday], times: [{ opens: "00:00", closes: "23:59" }]'],
])('midnight ends the day: %s', async (text, hours) => {
  expect(await wordsOf({ 'site.yaml': withHours(text) })).toEqual([
    `Zu \`hours\` gehört eine Liste; hier steht nur ein Text. → Schreiben Sie: hours: [{ ${hours} }]`,
  ])
})

test.each([
  '24.12.2026 bis 3.1.2027 Betriebsferien',
  '24.12.2026 – 3.1.2027 (Betriebsferien)',
  'Betriebsferien vom 24.12.2026 bis 3.1.2027',
  '"Betriebsferien: 24.12.2026 bis 3.1.2027"',
  '24.12. - 3.1.2027 Betriebsferien',
  'Betriebsferien vom 24.12. bis zum 3. Januar 2027',
])('the words beside two days are the reason: %s', async (text) => {
  const broken = replace('  holidays: BB', `  holidays: BB\n  closures:\n    - ${text}`)
  expect(await fixed('site.yaml', broken)).toMatch(
    /from: 2026-12-24[,\s]+until: 2027-01-03[,\s]+reason: Betriebsferien/,
  )
})

test.each([
  ['24.-31.12.2026', '2026-12-24', '2026-12-31'],
  ['1.12. bis 24.12.2026', '2026-12-01', '2026-12-24'],
  ['24. bis 31. Dezember 2026', '2026-12-24', '2026-12-31'],
])('a year or a month that is written once is that of both days: %s', async (text, from, until) => {
  const broken = replace('  holidays: BB', `  holidays: BB\n  closures:\n    - ${text}`)
  const [words = ''] = await wordsOf({ 'site.yaml': broken })
  expect(words).toContain(`- from: ${from}; darunter kommt until: ${until}`)
})

test.each([
  '8.00 - 12.00 Uhr',
  '10.00 Uhr - 12.00 Uhr',
  '10:00–12:00 Uhr',
])('times behind a dash become a group by themselves: %s', async (text) => {
  const opens = text.startsWith('8') ? '08:00' : '10:00'
  const days = '\n    - days: [monday]\n      times:\n        - '
  expect(await fixed('site.yaml', withHours(days + text))).toContain(
    `      times:\n        - opens: "${opens}"\n          closes: "12:00"\n`,
  )
})
