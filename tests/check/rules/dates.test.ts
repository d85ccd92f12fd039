import { describe, expect, test } from 'vitest'
import {
  compileWith,
  jsonOf,
  type Overrides,
  problemsOf,
  replace,
  show,
  TODAY,
} from '../../workspace.ts'

const OFEN = 'news/ofen.md'
const dated = (date: string) => replace('date: 2026-02-02', `date: ${date}`)
const expiring = (date: string) => replace('date: 2026-02-02', `date: 2026-02-02\nexpires: ${date}`)

/** The bakery with changed files, as it is on a day. */
const on = async (today: string, overrides: Overrides) => {
  const { problems, site } = await compileWith(overrides, { today })
  return { problems: problems.map(show), site, text: jsonOf(site) }
}

describe('a news item with a day in the future', () => {
  const overrides = { [OFEN]: dated('2026-12-01') }

  test('is not on the site before, and the check says when it will be', async () => {
    const { problems, site, text } = await on('2026-11-30', overrides)
    expect(problems).toEqual(['content/news/ofen.md:5:7 not-yet-shown'])
    expect(site?.pages.map(({ data }) => data.route)).not.toContain('/neues/ofen')
    expect(text).not.toContain('Ein neuer Ofen')
  })

  test('is on the site from that day on', async () => {
    const { problems, site, text } = await on('2026-12-01', overrides)
    expect(problems).toEqual([])
    expect(site?.pages.map(({ data }) => data.route)).toContain('/neues/ofen')
    expect(text).toContain('Ein neuer Ofen')
  })

  test('is checked before', async () => {
    const faulty = (text: string) =>
      dated('2026-12-01')(text).replace('## Wer', '[Brot](/brott)\n\n## Wer')
    const { problems } = await on('2026-11-30', { [OFEN]: faulty })
    expect(problems).toContain('content/news/ofen.md:14:8 dead-link')
  })

  test('does not publish its pictures, and they are not called unused', async () => {
    const { problems, site } = await on('2026-11-30', {
      'media/ofen.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>',
      [OFEN]: (text) => dated('2026-12-01')(text).replace('beispiel.svg', 'ofen.svg'),
    })
    expect(problems).toEqual(['content/news/ofen.md:5:7 not-yet-shown'])
    expect(site?.usedMedia).not.toContain('ofen.svg')
  })

  test('may be named in a list, which shows it when it is there', async () => {
    const listed = {
      ...overrides,
      'pages/home.yaml': replace(
        'readMore: Weiter',
        'news: [erntebrot, ofen]\n    readMore: Weiter',
      ),
    }
    expect((await on('2026-11-30', listed)).text).not.toContain('Ein neuer Ofen')
    expect((await on('2026-12-01', listed)).text).toContain('Ein neuer Ofen')
  })

  test('can not be what a page is about', async () => {
    const fixed = {
      ...overrides,
      'pages/neues.yaml': replace('type: article', 'type: article\n    article: ofen'),
    }
    const { problems } = await on('2026-11-30', fixed)
    expect(problems).toContain('content/pages/neues.yaml:9:14 entry-not-shown')
  })
})

describe('a link to a news item that is not there yet', () => {
  const home = (target: string) => replace('href: /sortiment', `href: ${target}`)

  test('is a problem at its place', async () => {
    const overrides = { [OFEN]: dated('2026-12-01'), 'pages/home.yaml': home('/neues/ofen') }
    expect((await on('2026-11-30', overrides)).problems).toEqual([
      'content/news/ofen.md:5:7 not-yet-shown',
      'content/pages/home.yaml:12:15 link-too-early',
    ])
    expect((await on('2026-12-01', overrides)).problems).toEqual([])
  })

  const linking = (date: string) => (text: string) =>
    text.replace('date: 2026-09-21', `date: ${date}`).replace('/sortiment#brote', '/neues/ofen')

  test('is none in an item that appears on the same day or later', async () => {
    const overrides = { [OFEN]: dated('2026-12-01'), 'news/erntebrot.md': linking('2026-12-01') }
    expect((await on('2026-11-30', overrides)).problems).toEqual([
      'content/news/erntebrot.md:5:7 not-yet-shown',
      'content/news/ofen.md:5:7 not-yet-shown',
      'content/pages/home.yaml:34:5 empty-list',
    ])
  })

  test('is one in an item that appears before', async () => {
    const overrides = { [OFEN]: dated('2026-12-02'), 'news/erntebrot.md': linking('2026-12-01') }
    expect((await on('2026-11-30', overrides)).problems).toContain(
      'content/news/erntebrot.md:16:54 link-too-early',
    )
  })
})

describe('a news item that expires', () => {
  const overrides = { [OFEN]: expiring('2026-12-24') }

  test('is on the site until the last day, which the check does not mention', async () => {
    const { problems, text } = await on('2026-12-24', overrides)
    expect(problems).toEqual([])
    expect(text).toContain('Ein neuer Ofen')
  })

  test('is gone on the day after', async () => {
    const { problems, text } = await on('2026-12-25', overrides)
    expect(problems).toContain('content/news/ofen.md:6:10 no-longer-shown')
    expect(text).not.toContain('Ein neuer Ofen')
  })

  test.each([
    ['no longer than it, nothing is told', '2026-12-24', []],
    ['longer, the link is told', '2026-12-25', ['content/news/erntebrot.md:17:54 link-too-late']],
  ])('in an item that is shown %s', async (_, date, told) => {
    const linking = (text: string) =>
      text
        .replace('date: 2026-09-21', `date: 2026-09-21\nexpires: ${date}`)
        .replace('/sortiment#brote', '/neues/ofen')
    const both = { ...overrides, 'news/erntebrot.md': linking }
    expect((await on('2026-12-01', both)).problems).toEqual(told)
  })

  test('is named where something links to it; the site is made all the same', async () => {
    const linked = {
      ...overrides,
      'pages/home.yaml': replace('href: /sortiment', 'href: /neues/ofen'),
    }
    for (const day of ['2026-12-01', '2026-12-25']) {
      const { problems, site } = await on(day, linked)
      expect(problems).toContain('content/pages/home.yaml:12:15 link-too-late')
      expect(site).toBeDefined()
    }
  })

  test('can not end before it begins', async () => {
    expect(await problemsOf({ [OFEN]: expiring('2026-02-01') })).toEqual([
      'content/news/ofen.md:6:10 ends-before-it-begins',
    ])
  })
})

describe('a job', () => {
  test('is listed until its last day', async () => {
    expect((await on('2026-12-24', {})).text).toContain('Bäckerin oder Bäcker')
    const { problems, text } = await on('2026-12-25', {})
    expect(problems).toEqual(['content/jobs.yaml:11:17 no-longer-shown'])
    expect(text).not.toContain('Bäckerin oder Bäcker')
    expect(text).toContain('Verkauf im Laden')
  })
})

describe('a subsidy', () => {
  const first = (from: string, to: string) => ({
    'subsidies.yaml': (text: string) => text.replace(from, to),
  })

  test('is to be looked at again after its day; the site is made all the same', async () => {
    const { problems, site } = await compileWith(
      first('reviewBy: 2027-05-04', 'reviewBy: 2026-11-01'),
    )
    expect(problems.map((problem) => `${problem.severity} ${show(problem)}`)).toEqual([
      'warning content/subsidies.yaml:12:13 review-overdue',
    ])
    expect(site).toBeDefined()
  })

  test.each([
    ['is as of a day that has been', 'asOf: 2026-05-04', 'asOf: 2026-11-03', '11:9 as-of-ahead'],
    [
      'is looked at after its day',
      'reviewBy: 2027-05-04',
      'reviewBy: 2026-05-03',
      '12:13 ends-before-it-begins',
    ],
    [
      'links to the funding body',
      'href: https://schulbrot.example/antrag',
      'href: /contact',
      '6:9 no-official-link',
    ],
    [
      'is told to link there alone where its page on the website is none',
      'href: https://schulbrot.example/antrag',
      'href: /antrag',
      '6:9 no-official-link',
    ],
    [
      'links to the company where one asks there',
      'href: /contact?inquiry=backkurs',
      'href: https://kurs.example',
      '19:9 no-own-link',
    ],
  ])('%s', async (_, from, to, problem) => {
    expect(await problemsOf(first(from, to))).toEqual([`content/subsidies.yaml:${problem}`])
  })
})

test('a figure is as of a day that has been', async () => {
  const overrides = { 'stats.yaml': (text: string) => text.replace('2026-04-13', '2027-04-13') }
  expect(await problemsOf(overrides)).toEqual(['content/stats.yaml:6:9 as-of-ahead'])
})

test('a project that is done in a month to come is remarked', async () => {
  const overrides = { 'portfolio.yaml': replace('date: 2024-11', 'date: 2062-11') }
  const { problems } = await compileWith(overrides)
  expect(problems.map((problem) => `${problem.severity} ${show(problem)}`)).toEqual([
    'warning content/portfolio.yaml:35:9 done-ahead',
  ])
})

test.each([
  ['2026-10-01', []],
  ['2027-09-01', ['content/pages/home.yaml:40:11 as-of-ahead']],
  ['2026-11-31', ['content/pages/home.yaml:40:11 no-such-day']],
])('prices as of %s', async (asOf, problems) => {
  const prices = `    readMore: Weiter\n\n  - type: prices\n    title: Preise\n    asOf: ${asOf}\n    rows:\n      - what: Torte\n        from: 40\n        to: 90\n`
  const overrides = { 'pages/home.yaml': replace('    readMore: Weiter\n', prices) }
  expect(await problemsOf(overrides)).toEqual(problems)
})

const inText = (from: string, to: string) => (text: string) => text.replace(from, to)

test.each<[string, Overrides, string[]?]>([
  ['a figure', { 'stats.yaml': inText('2026-04-13', TODAY) }],
  ['a subsidy', { 'subsidies.yaml': inText('asOf: 2026-05-04', `asOf: ${TODAY}`) }],
  [
    'what is to be looked at again',
    { 'subsidies.yaml': inText('reviewBy: 2027-05-04', `reviewBy: ${TODAY}`) },
  ],
  [
    'what is to be looked at on the day that it is of',
    { 'subsidies.yaml': inText('reviewBy: 2027-05-04', 'reviewBy: 2026-05-04') },
    ['review-overdue'],
  ],
  ['a project of this month', { 'portfolio.yaml': inText('date: 2024-11', 'date: 2026-11') }],
  ['a company', { 'site.yaml': inText('founded: 1987', 'founded: 2026') }],
  [
    'a news item for one day',
    { [OFEN]: inText('date: 2026-02-02', `date: ${TODAY}\nexpires: ${TODAY}`) },
  ],
])('today is neither too early nor too late: %s', async (_, overrides, codes = []) => {
  const { problems } = await compileWith(overrides)
  expect(problems.map(({ code }) => code)).toEqual(codes)
})
