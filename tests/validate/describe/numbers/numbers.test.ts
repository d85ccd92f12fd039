import { expect, test } from 'vitest'
import { fixed } from '../../../fix/fixed.ts'
import { compileWith, problemsOf, replace, wordsOf } from '../../../workspace.ts'

const cost = (from: string) => ({
  'portfolio.yaml': replace('from: 400\n    to: 1200', `from: ${from}\n    to: 2000000`),
})

test.each([
  ['80 TEUR', '80000'],
  ['ca. 80 T€', '80000'],
  ['80 Tsd. €', '80000'],
  ['1,2 Mio. €', '1200000'],
  ['9,5 TEUR', '9500'],
  ['950 €', '950'],
  ['950€', '950'],
  ['950,', '950'],
  ["Fr. 15'000.–", '15000'],
  ['950.- CHF', '950'],
])('%s is told as %s', async (typed, number) => {
  const [words = ''] = await wordsOf(cost(typed))
  expect(words).toMatch(new RegExp(`: ${number}(?!\\d)`))
})

test('a share with its sign right behind the number is told as the number', async () => {
  const wrong = replace('base: 30\n', 'base: 30%\n')
  expect(await wordsOf({ 'grant-rules.yaml': wrong })).toEqual([
    'Bei `base` wird eine ganze Zahl erwartet, sonst nichts; hier steht 30%. → Schreiben Sie: base: 30',
  ])
  expect(await fixed('grant-rules.yaml', wrong)).toContain('base: 30\n')
})

test.each([
  '4 von 5',
  '4/5 Sternen',
  '4 von 5 Sternen',
  'vier von fünf',
  'Vier Sterne',
])('so many of so many are the first: %s', async (typed) => {
  expect(await wordsOf({ 'testimonials.yaml': replace('rating: 4', `rating: ${typed}`) })).toEqual([
    expect.stringContaining('Schreiben Sie: rating: 4'),
  ])
})

test('where a number may have a fraction, none is asked for that has not', async () => {
  const block =
    '\n  - type: chart\n    title: Brot\n    look: bars\n    unit: kg\n    labels: [A, B]\n    series:\n      - values: [5 kg, 6]\n    source: Wir\n    asOf: 2026-03-01\n'
  expect(await wordsOf({ 'pages/home.yaml': (page) => page.trimEnd() + block })).toEqual([
    'Bei `values` wird eine Zahl erwartet, sonst nichts; hier steht 5 kg. → Schreiben Sie: 5',
  ])
})

const priced = (row: string) => ({
  'pages/home.yaml': (page: string) =>
    `${page.trimEnd()}\n\n  - type: prices\n    title: Preise\n    asOf: 2026-03-01\n    rows:\n      - { what: Fliesen, ${row} }\n`,
})

test('what a price is for, written behind its number, is told its own line', async () => {
  const words = await wordsOf(priced('from: 49 €/m², to: offen'))
  expect(words.some((each) => each.includes('(per: je m²)'))).toBe(true)
  expect(words.some((each) => each.includes('als Zahl: 38000'))).toBe(true)
})

test('but not where it stands there, or where other words are asked for', async () => {
  const there = await wordsOf(priced('from: 49 €/m², to: 80, per: je m²'))
  const asked = await wordsOf({
    'jobs.yaml': replace('{ from: 14.5, to: 16, per: hour }', '{ from: 14 €/Stunde, to: 16 }'),
  })
  expect([...there, ...asked].join()).not.toContain('per: je')
})

const keptFor = (days: string) => ({
  'site.yaml': replace(
    'provider: formspree\n  endpoint: https://formular.example/backhaus',
    `provider: php\n  days: ${days}`,
  ),
})

test.each([
  ['180 Tage', true],
  ['6 Monate', false],
  ['2 Jahre', false],
])('%s, where days are counted, is told as its number: %s', async (typed, isTold) => {
  const [words = ''] = await wordsOf(keptFor(typed))
  expect(words.includes(`days: ${Number.parseInt(typed, 10)}`)).toBe(isTold)
})

const pay = (text: string) => ({
  'jobs.yaml': replace('pay: { from: 14.5, to: 16, per: hour }', `pay: ${text}`),
})

test.each([
  ['{ from: 16, to: 14.5, per: hour }', ['content/jobs.yaml:21:24 range']],
  [
    '{ from: 2.850, to: 3.425, per: month }',
    ['content/jobs.yaml:21:16 wrong-type', 'content/jobs.yaml:21:27 wrong-type'],
  ],
  ['{ from: 14.55, to: 16.5, per: hour }', []],
])('pay of %s', async (text, problems) => {
  expect(await problemsOf(pay(text))).toEqual(problems)
})

test.each([
  ['{ from: 14,5 €, to: 16 €, per: hour }', ['from: 14.5', 'to: 16']],
  ['{ from: 14,5 €, to: 16,5 €, per: hour }', ['from: 14.5', 'to: 16.5']],
  ['{ from: 2800,-, to: 3300,-, per: month }', ['{ from: 2800, to: 3300, per: month }']],
])('pay of %s is told as numbers', async (text, numbers) => {
  const { problems } = await compileWith(pay(text))
  expect(problems.map(({ hint }) => hint)).toEqual(numbers.map((each) => `Schreiben Sie: ${each}`))
})

test('a number that a repair writes is none in quotation marks', async () => {
  const { problems } = await compileWith({
    'testimonials.yaml': replace('rating: 5', 'rating: >5 Sterne'),
  })
  expect(problems.map(({ repair }) => repair)).toMatchObject([{ edits: [{ by: '5' }] }])
})

test.each([
  ['14,50 bis 16 Euro je Stunde', 'from: 14.5; darunter kommt to: 16 und per: hour'],
  ['14,50 € bis 16 €/Std.', 'from: 14.5; darunter kommt to: 16 und per: hour'],
  ['15-18 €/h', 'from: 15; darunter kommt to: 18 und per: hour'],
  ['21,50 € pro Stunde', 'from: 21.5; darunter kommt to: … und per: hour'],
  ['2800 - 3200 Euro mtl.', 'from: 2800; darunter kommt to: 3200 und per: month'],
  ['2.800 € monatlich', 'from: 2800; darunter kommt to: … und per: month'],
  ['45.000 € pro Jahr', 'from: 45000; darunter kommt to: … und per: …'],
])('pay in words is told with all that it says: %s', async (typed, lines) => {
  const [words = ''] = await wordsOf(pay(typed))
  expect(words).toContain(lines)
})

test('a number that should be a text is told as that, once', async () => {
  const figure = replace('value: "412"', 'value: 3.200')
  expect(await problemsOf({ 'stats.yaml': figure })).toEqual([
    'content/stats.yaml:2:10 needs-quotes',
  ])
})

test('degrees are told to a thousandth', async () => {
  const geo = replace(
    '  phone: "+49 3573',
    '  geo: { latitude: 51.521, longitude: 13.997 }\n  phone: "+49 3573',
  )
  expect(await problemsOf({ 'site.yaml': geo })).toEqual([])
})

const values = (text: string) => ({
  'pages/home.yaml': replace(
    '  - type: values\n',
    `  - type: chart
    title: Mehr Brot
    look: bars
    unit: t
    labels: [Früher, Heute]
    series:
      - values: ${text}
    source: Unsere Bücher
    asOf: 2026-01-31

  - type: values
`,
  ),
})

test.each([
  ['\n          - 5\n          - 6,50 €', '- 6.5'],
  ['\n          - 5\n          - 1.200 t', '- 1200'],
  ['\n          - 5\n          - "6.5"', '- 6.5'],
  ['[5, –6]', '-6'],
  ['[5, −6.5]', '-6.5'],
  ['[5, "6.5"]', '6.5'],
])('an entry of a list of numbers is told as the entry: %j', async (text, entry) => {
  const { problems } = await compileWith(values(text))
  expect(problems.map(({ hint }) => hint)).toEqual([`Schreiben Sie: ${entry}`])
})

test.each([
  ['portfolio.yaml', 'from: 400\n    to: 1200', 'from: 350 - 600 €', 'from: 350\n    to: 600'],
  ['jobs.yaml', 'from: 14.5, to: 16', 'from: 14.50 - 16 €', 'from: 14.5, to: 16'],
])('two numbers in the place of one, in %s, are both told, once', async (file, from, to, after) => {
  const [words = '', ...others] = await wordsOf({ [file]: replace(from, to) })
  expect(others).toEqual([])
  for (const part of after.split(/[,\n]\s*/)) expect(words).toContain(part)
  expect(await fixed(file, replace(from, to))).toContain(after)
})

test.each([
  ['[24600, 6,50 €]', ['Schreiben Sie statt 6,50 € nur: 6.5']],
  ['[1.200,50 €, 7]', ['Schreiben Sie statt 1.200,50 € nur: 1200.5']],
  ['[24600,6 €, 7]', ['Schreiben Sie statt 24600,6 € nur: 24600.6']],
  ['[24600, 6 €]', ['Schreiben Sie: 6']],
])('in the brackets %s a comma between digits stands in a number', async (text, hints) => {
  const { problems } = await compileWith(values(text))
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ hint }) => hint)).toEqual(hints)
})

test.each([
  ['[50; 30]', '[50, 30]'],
  ['[24600; 6,5]', '[24600, 6.5]'],
  ['[17,8; 17,6; 18,1]', '[17.8, 17.6, 18.1]'],
  ['[17,8 17,6 18,1]', '[17.8, 17.6, 18.1]'],
  ['[17.8 17.6]', '[17.8, 17.6]'],
  ['[3.200 kg; 17,6 kg]', '[3200, 17.6]'],
])('numbers with other signs than commas between them are one fault, told as the list: %s', async (text, list) => {
  const words = await wordsOf(values(text))
  expect(words).toEqual([expect.stringContaining(`values: ${list}`)])
  const after = await fixed('pages/home.yaml', values(text)['pages/home.yaml'])
  expect(after.replace(/,(?=\S)/g, ', ')).toContain(`- values: ${list}`)
})

test.each([
  ['17,8; 17,6', '[17.8, 17.6]'],
  ['17,8 17,6', '[17.8, 17.6]'],
  ['17.8, 17.6, 21', '[17.8, 17.6, 21]'],
  ['17,8 / 17,6', '[17.8, 17.6]'],
  ['17,8 und 17,6', '[17.8, 17.6]'],
  ['"17,8; 17,6 t"', '[17.8, 17.6]'],
  ['\n          - 17,8; 17,6', '[17.8, 17.6]'],
])('numbers without brackets, or as one entry, are told as the list, once: %j', async (text, list) => {
  const words = await wordsOf(values(text))
  expect(words).toEqual([expect.stringContaining(`values: ${list}`)])
})

test('of a semicolon among commas nobody knows which numbers it parts', async () => {
  const [words] = await wordsOf(values('[5, 24600; 6]'))
  expect(words).toContain('[24600, 6.5]')
})
