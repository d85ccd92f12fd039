import { describe, expect, test } from 'vitest'
import { lookAhead } from '../../scripts/ahead/look-ahead.ts'
import { check as checkCommand } from '../../scripts/commands/check.ts'
import { compile } from '../../scripts/compile/compile.ts'
import { remembering } from '../../scripts/memory/open-memory.ts'
import { emptyShelf } from '../../scripts/memory/shelf.ts'
import { call } from '../call.ts'
import { contentFolder, type Overrides, replace, siteOf } from '../workspace.ts'

const RULES = `- id: pausenbrot
  subsidy: schulbrot
  base: 20
  speedBonus:
    - { until: 2026-12-31, value: 16 }
    - { from: 2027-01-01, value: 12 }
  caps:
    - percent: 40
  costs:
    - firstUnit: 1
      amount:
        - { until: 2027-01-31, value: 28000 }
        - { from: 2027-02-01, value: 27250 }
  source: Satzung der Gemeinde
  asOf: 2026-05-04
  reviewBy: 2027-05-04
`

const ahead = async (overrides: Overrides, until = '2027-06-30', format = 'json') => {
  const folder = await contentFolder(overrides)
  return call(checkCommand, siteOf(folder), '--until', until, '--format', format)
}

interface Day {
  date: string
  inDays: number
  reads: Record<'page' | 'where' | 'file' | 'before' | 'after', string | null>[]
  overdue: { file: string; line: number; code: string }[]
  wrong: { file: string; line: number; column: number; code: string; message: string }[]
}

const daysOf = async (overrides: Overrides, until?: string): Promise<Day[]> => {
  const { exit, out } = await ahead(overrides, until)
  expect(exit).toBe(0)
  return JSON.parse(out).days
}

const onDay = (days: Day[], date: string) => days.find((day) => day.date === date)

const periods = replace(
  'amount: bis zu 80 Cent je Pausenbrot',
  `amount:
    - until: 2027-01-31
      value: bis zu 8 €
    - from: 2027-02-01
      value: bis zu 6 €`,
)

const expiring = {
  'news/ofen.md': replace('date: 2026-02-02', 'date: 2026-02-02\nexpires: 2026-12-24'),
}

describe('what visitors read differently', () => {
  test('is an amount with periods, on each page that shows it, with its place', async () => {
    const days = await daysOf({ 'subsidies.yaml': periods })
    const change = { before: 'bis zu 8 €', after: 'bis zu 6 €', file: 'content/subsidies.yaml' }
    const { reads, inDays } = onDay(days, '2027-02-01') as Day
    expect(inDays).toBe(91)
    expect(reads).toEqual([
      {
        page: '/sortiment',
        where: expect.stringContaining('Schulbrot'),
        line: 7,
        column: 14,
        ...change,
      },
    ])
  })

  test('is a page that goes, its teaser on another one, and what a job leaves behind', async () => {
    const days = await daysOf(expiring, '2026-12-31')
    expect(days.map(({ date }) => date)).toEqual(['2026-12-25'])
    expect(days[0]?.reads.map(({ page, before, after }) => [page, before, after])).toEqual([
      ['/', 'Ein neuer Ofen', null],
      ['/neues/ofen', 'Ein neuer Ofen – Backhaus Ährengold', null],
      ['/sortiment', 'Bäckerin oder Bäcker (m/w/d)', null],
    ])
  })

  test('is a news item that appears, and its teaser', async () => {
    const days = await daysOf({ 'news/ofen.md': replace('date: 2026-02-02', 'date: 2026-11-30') })
    const reads = onDay(days, '2026-11-30')?.reads
    expect(reads).toContainEqual(
      expect.objectContaining({
        page: '/neues/ofen',
        before: null,
        after: expect.stringContaining('Ein neuer Ofen'),
      }),
    )
    expect(reads).toContainEqual(
      expect.objectContaining({ page: '/', before: null, after: 'Ein neuer Ofen' }),
    )
  })

  test('is the year in the foot of every page', async () => {
    const days = await daysOf({})
    expect(onDay(days, '2027-01-01')?.reads).toEqual([
      expect.objectContaining({
        page: null,
        file: 'content/site.yaml',
        before: expect.stringContaining('© 2026'),
        after: expect.stringContaining('© 2027'),
      }),
    ])
  })

  test('is nothing on a day that is only named, and nothing beyond the last day', async () => {
    expect(await daysOf({ 'subsidies.yaml': periods }, '2026-12-23')).toEqual([])
  })
})

test('what becomes overdue is told on the day after its last', async () => {
  const days = await daysOf({})
  expect(
    onDay(days, '2027-05-05')?.overdue.map(({ file, line, code }) => [file, line, code]),
  ).toEqual([
    ['content/grant-rules.yaml', 29, 'review-overdue'],
    ['content/subsidies.yaml', 12, 'review-overdue'],
    ['content/subsidies.yaml', 25, 'review-overdue'],
  ])
  expect(onDay(days, '2026-12-25')?.overdue).toMatchObject([
    { file: 'content/jobs.yaml', code: 'no-longer-shown' },
  ])
})

describe('what will be false', () => {
  test('is a link to what will be gone', async () => {
    const days = await daysOf({
      ...expiring,
      'pages/home.yaml': replace('href: /sortiment', 'href: /neues/ofen'),
    })
    expect(onDay(days, '2026-12-25')?.wrong).toMatchObject([
      { file: 'content/pages/home.yaml', line: 12, code: 'link-too-late' },
    ])
  })

  const saying = (sentence: string) => ({
    'grant-rules.yaml': RULES,
    'pages/home.yaml': replace(
      'Seit {company.founded} backen wir, was der Name verspricht.',
      sentence,
    ),
  })

  test('is a figure that somebody typed, with its place and what holds then', async () => {
    const days = await daysOf(saying('Beim Zuschuss gibt es 16 % mehr, bis zu 28.000 Euro.'))
    expect(days.flatMap(({ date, wrong }) => wrong.map(({ message }) => [date, message]))).toEqual([
      [
        '2027-01-01',
        'Hier steht 16 %; ab dem 1. Januar 2027 sind es 12 % (content/grant-rules.yaml, Zeile 6).',
      ],
      [
        '2027-02-01',
        'Hier steht 28.000 Euro; ab dem 1. Februar 2027 sind es 27.250 € (content/grant-rules.yaml, Zeile 13).',
      ],
    ])
    expect(onDay(days, '2027-01-01')?.wrong).toMatchObject([
      { file: 'content/pages/home.yaml', line: 9, column: 37, code: 'figure-outdated' },
    ])
  })

  test.each([
    'Der Zuschuss steigt um 16 Prozent.',
    'Der Zuschuss beträgt 16%, mit Bonus 36 %.',
    'Die Förderung sind 16 oder 20 Prozent.',
  ])('also as people write it: %s', async (sentence) => {
    expect(onDay(await daysOf(saying(sentence)), '2027-01-01')?.wrong).toHaveLength(1)
  })

  test('also beside another day that ends like the one on which it changes', async () => {
    const sentence = 'Beim Zuschuss zählen seit dem 21.2.2026 bis zu 28.000 Euro.'
    expect(onDay(await daysOf(saying(sentence)), '2027-02-01')?.wrong).toHaveLength(1)
    const short = 'Beim Zuschuss zählen, wie am 21.2. beschlossen, bis zu 28.000 Euro.'
    expect(onDay(await daysOf(saying(short)), '2027-02-01')?.wrong).toHaveLength(1)
  })

  test.each([
    ['it has nothing to do with the grant', 'Wir verkaufen 16 % mehr Brot.'],
    ['the sentence says until when', 'Der Bonus beträgt bis 31. Dezember 2026 16 %.'],
    ['the sentence says from when on', 'Der Bonus beträgt 16 %, ab 1.1.2027 weniger.'],
    ['the sentence says what comes', 'Der Bonus beträgt 16 %, später 12 %.'],
    ['the figure is another rule’s, too', 'Der Zuschuss beträgt 20 %.'],
  ])('is no figure where %s', async (_, sentence) => {
    const days = await daysOf(saying(sentence))
    expect(days.flatMap(({ wrong }) => wrong)).toEqual([])
  })

  /** What is typed elsewhere, where a figure of this file is another one in 2027. */
  const typed = async (overrides: Overrides) =>
    onDay(await daysOf(overrides), '2027-01-01')?.wrong.map(({ file, line }) => `${file}:${line}`)

  const IN_2027 = `
    - { until: 2026-12-31, value: 96 % }
    - { from: 2027-01-01, value: 97 % }`

  test.each([
    [
      'is a figure with its name',
      'Hier sind 96 % zufriedene Gäste.',
      ['content/pages/home.yaml:9'],
    ],
    ['is none of something else', 'Das Brot ist zu 96 % aus Roggen.', []],
  ])('%s, where the company counts anew', async (_, sentence, places) => {
    const stats = (text: string) =>
      text.replace('value: 96 Torten', `value:${IN_2027}`).replace('für Feste', 'zufriedene Gäste')
    const found = await typed({
      ...saying(sentence),
      'grant-rules.yaml': null,
      'stats.yaml': stats,
    })
    expect(found).toEqual(places)
  })

  test('is a share of costs that a subsidy pays', async () => {
    const found = await typed({
      ...saying('Das Brot ist zu 96 % gefördert.'),
      'grant-rules.yaml': null,
      'subsidies.yaml': replace('amount: bis zu 80 Cent je Pausenbrot', `amount:${IN_2027}`),
    })
    expect(found).toEqual(['content/pages/home.yaml:9'])
  })

  test.each([
    ['names what the figure is of', 'Der Bonus für den Tausch beträgt 16 %.', 1],
    ['may mean the other', 'Der Zuschuss beträgt 16 %.', 0],
  ])('is a figure that stays elsewhere in the rules, where the sentence %s', async (_, sentence, count) => {
    const rules = RULES.replace('base: 20', 'base: 16')
    const found = await typed({ ...saying(sentence), 'grant-rules.yaml': rules })
    expect(found).toHaveLength(count)
  })

  test('is nothing that a customer has said', async () => {
    const praise = replace('Die Torte hat die Fahrt', 'Der Zuschuss von 16 % hat die Fahrt')
    const found = await typed({ 'grant-rules.yaml': RULES, 'testimonials.yaml': praise })
    expect(found).toEqual([])
  })

  test('is no text of an entry that is gone by then', async () => {
    const rules = { 'grant-rules.yaml': RULES }
    const text = (more: string) => (written: string) =>
      `${written.replace('date: 2026-02-02', `date: 2026-02-02${more}`)}\nDer Zuschuss beträgt 16 %.\n`
    expect(await typed({ ...rules, 'news/ofen.md': text('') })).toHaveLength(1)
    expect(await typed({ ...rules, 'news/ofen.md': text('\nexpires: 2026-12-24') })).toEqual([])
  })

  test('is a figure in a paragraph of its own, whatever days others name', async () => {
    const text = (written: string) =>
      `${written}\nAb 1.1.2027 backen wir anders.\n\nDer Zuschuss beträgt 16 %.\n\n- Ab 1.1.2027 backen wir anders.\n- Der Zuschuss ist 16 %.\n`
    expect(await typed({ 'grant-rules.yaml': RULES, 'news/ofen.md': text })).toHaveLength(2)
  })

  test('is no text of a period that is over by then', async () => {
    const days = await daysOf({
      'grant-rules.yaml': RULES,
      'subsidies.yaml': replace(
        'description: Die Gemeinde bezahlt einen Teil des Pausenbrots.',
        `description:
    - until: 2026-12-31
      value: Der Bonus beträgt 16 %.
    - from: 2027-01-01
      value: Der Bonus ist kleiner geworden.`,
      ),
    })
    expect(days.flatMap(({ wrong }) => wrong)).toEqual([])
  })
})

describe('told to people', () => {
  test('by day, with what was and what will be', async () => {
    const { exit, out } = await ahead({ 'subsidies.yaml': periods }, '2027-02-28', 'text')
    expect(exit).toBe(0)
    expect(out).toContain(`Montag, 1. Februar 2027 (in 91 Tagen)

  Auf der Website steht dann etwas anderes:
    /sortiment, `)
    expect(out).toContain(`content/subsidies.yaml:7:14
      bisher: bis zu 8 €
      dann:   bis zu 6 €
`)
    expect(out.trimEnd()).toMatch(
      /Bis zum 28. Februar 2027 ändert sich von selbst etwas an 3 Tagen\.$/,
    )
  })

  test('also where nothing changes', async () => {
    const { out } = await ahead({}, '2026-11-30', 'text')
    expect(out).toBe('Bis zum 30. November 2026 ändert sich nichts von selbst.\n')
  })
})

test('told to a calendar: an event for each day, in lines that every program reads', async () => {
  const { exit, out } = await ahead({ 'subsidies.yaml': periods }, '2027-06-30', 'ics')
  expect(exit).toBe(0)
  const lines = out.trimEnd().split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(out).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const unfolded = out.replaceAll('\r\n ', '')
  expect(unfolded.match(/^DTSTART;VALUE=DATE:\d{8}/gm)).toEqual([
    'DTSTART;VALUE=DATE:20261225',
    'DTSTART;VALUE=DATE:20270101',
    'DTSTART;VALUE=DATE:20270201',
    'DTSTART;VALUE=DATE:20270505',
  ])
  expect(unfolded).toContain('SUMMARY:Website prüfen')
  expect(unfolded).toContain('TRIGGER:-P7D')
  expect(new Set(unfolded.match(/^UID:.*/gm)).size).toBe(4)
})

describe('exit code', () => {
  test('1 with the problems where the content has errors today', async () => {
    const { exit, out } = await ahead({ 'site.yaml': replace('titleSuffix:', 'titelSuffix:') })
    expect(exit).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ code: 'unknown-key' }] })
  })

  test.each([
    [['--until', 'morgen'], 'nicht „morgen“'],
    [['--until', '2026-02-30'], 'nicht „2026-02-30“'],
    [['--until', '2026-11-01'], 'nur auf Tage nach dem 2. November 2026'],
    [['--until', '2208-12-31'], 'nur bis zum 31. Dezember 2056'],
    [['--until', '9999-12-31'], 'nur bis zum 31. Dezember 2056'],
    [['--until', '2027-01-01', '--format', 'github'], 'text, json und ics, nicht github'],
    [['--until', '2027-01-01', '--release'], '--until und --release gehen nicht zusammen'],
    [['--format', 'ics'], 'Eine Ausgabe „ics“ gibt es nicht'],
  ])('2 for %j', async (args, words) => {
    const { exit, out, error } = await call(checkCommand, siteOf(await contentFolder()), ...args)
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(error).toContain(words)
  })
})

test('a number that looks like a day is none', async () => {
  const row = '      - label: Betriebsnummer\n        value: 1234-56-78\n'
  const days = await daysOf({ 'pages/kontakt.yaml': (text) => text + row })
  expect(onDay(days, '2026-12-25')).toBeDefined()
})

const vacancies = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `
- id: stelle-${index}
  title: Stelle ${index} (m/w/d)
  description: Sie stehen am Ofen.
  tasks: [Teige ansetzen]
  profile: [Gesellenbrief]
  employment: Vollzeit
  datePosted: 2026-04-20
  validThrough: 2026-12-24
`,
  ).join('')

/** How often a page is made while somebody looks ahead over the day on which so many vacancies run out. */
const timesMade = async (count: number): Promise<number> => {
  const shelf = emptyShelf()
  let times = 0
  const put: typeof shelf.put = (values) => {
    times += 1
    return shelf.put(values)
  }
  const known = { memory: remembering(), shelf: { ...shelf, put } }
  const site = siteOf(await contentFolder({ 'jobs.yaml': (text) => text + vacancies(count) }))
  const days = await lookAhead(site, await compile(site, known), '2026-12-31', known)
  expect(days.flatMap(({ reads }) => reads).length).toBeGreaterThan(count)
  return times
}

test('a page is made again for a day on which it changes, and not for each of its changes', async () => {
  expect(await timesMade(60)).toBe(await timesMade(2))
})
