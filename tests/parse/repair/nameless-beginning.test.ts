import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, compileWith, replace, wordsOf } from '../../workspace.ts'

const hintsOf = async (file: string, wrong: (text: string) => string): Promise<string[]> =>
  (await compileWith({ [file]: wrong })).problems.map(({ hint }) => hint)

const DAYS = '    - days: [tuesday, wednesday, thursday, friday]'

test.each([
  ['a day', '    - days: [saturday]', '    - saturday'],
  ['days in brackets', '    - days: [saturday]', '    - [saturday]'],
  ['a day in German', '    - days: [saturday]', '    - Samstag'],
  ['a day in German in brackets', '    - days: [saturday]', '    - [Samstag]'],
  ['a day and a colon', '    - days: [saturday]', '    - Samstag:'],
  ['days in words', DAYS, '    - Dienstag bis Freitag'],
  ['days in short', DAYS, '    - Di–Fr'],
  ['a text', '    - label: Sortiment', '    - Sortiment'],
])('an entry that begins with %s gets the name of it', async (_, right, nameless) => {
  const wrong = replace(right, nameless)
  expect(await hintsOf('site.yaml', wrong)).toEqual([`Schreiben Sie: ${right.trim()}`])
  expect(await fixed('site.yaml', wrong)).toBe(bakeryText('site.yaml'))
})

test('an entry below a comment that begins with its type gets the name of it', async () => {
  const noted = (text: string) =>
    text.replace('  - type: values', '  # Unsere Werte\n  - type: values')
  const wrong = (text: string) => noted(text).replace('- type: values', '- values')
  expect(await hintsOf('pages/home.yaml', wrong)).toEqual(['Schreiben Sie: - type: values'])
  expect(await fixed('pages/home.yaml', wrong)).toBe(noted(bakeryText('pages/home.yaml')))
})

test('an entry whose first lines are notes is told with them, and gets no dash elsewhere', async () => {
  const wrong = replace(
    '- id: brot\n  title: Sauerteigbrot\n',
    '# - id: brot\n#   title: Sauerteigbrot\n',
  )
  const [told] = await wordsOf({ 'services.yaml': wrong })
  expect(told).toMatch(/^Diese 2 Zeilen sind Notizen, .* ganz am Rand: - id: brot\. /)
  expect(await fixed('services.yaml', wrong)).toBe(wrong(bakeryText('services.yaml')))
})

test('a question that begins with its kind has it, and no text of another kind', async () => {
  const file = 'pages/kontakt.yaml'
  const right = (text: string) =>
    text.replace(
      '    submit:',
      '    questions:\n      - kind: postcode\n        label: Wohin liefern wir?\n    submit:',
    )
  const wrong = (text: string) => right(text).replace('- kind: postcode', '- postcode')
  expect(await hintsOf(file, wrong)).toEqual(['Schreiben Sie: - kind: postcode'])
  expect(await fixed(file, wrong)).toBe(right(bakeryText(file)))
})

test.each([
  ['services.yaml', '- id: torte', '  torte'],
  ['services.yaml', '- id: torte', 'torte:'],
  ['topics.yaml', '- id: tortenbestellung', '  tortenbestellung'],
  ['site.yaml', '    - label: Sortiment', '    Sortiment:'],
  ['pages/home.yaml', '  - type: values', '  values:'],
])('an entry of %s that lacks dash and name gets both: %s for %s', async (file, right, bare) => {
  const wrong = replace(right, bare)
  const found = (await hintsOf(file, wrong)).map((hint) => hint.replace(/^.*: (?=- )/, ''))
  expect(found).toEqual([right.trim()])
  expect(await fixed(file, wrong)).toBe(bakeryText(file))
})

test('an entry that begins with its name lacks only the colon', async () => {
  const wrong = replace('- period: Samstag', '- period Samstag')
  expect(await hintsOf('portfolio.yaml', wrong)).toEqual(['Schreiben Sie: period: Samstag'])
  expect(await fixed('portfolio.yaml', wrong)).toBe(bakeryText('portfolio.yaml'))
})

test('the mark of a sample belongs before that of a text in lines', async () => {
  const wrong = replace(
    'source: Bestellheft',
    'source: >- !platzhalter\n    Bestellheft\n    der Woche',
  )
  const hints = await hintsOf('stats.yaml', wrong)
  expect(hints).toEqual(['Schreiben Sie an dieser Stelle nur: !platzhalter >-'])
  expect(await fixed('stats.yaml', wrong)).toContain('source: !platzhalter >-\n    Bestellheft\n')
})
