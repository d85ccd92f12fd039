import { describe, expect, test } from 'vitest'
import type { BlockOf } from '../../../src/blocks/block.ts'
import type { subsidies } from '../../../src/blocks/subsidies/schema.ts'
import {
  compileWith,
  markedIn,
  type Overrides,
  problemsOf,
  replace,
  wordsOf,
} from '../../workspace.ts'

const AMOUNT = 'amount: bis zu 80 Cent je Pausenbrot'
const amount = (periods: string) => replace(AMOUNT, `amount:\n${periods}`)

const PERIODS = `    - until: 2026-07-20
      value: bis zu 80 Cent
    - from: 2026-07-21
      until: 2027-01-31
      value: bis zu 70 Cent
    - from: 2027-02-01
      value: bis zu {stats.brote} Cent`

const dated: Overrides = {
  'subsidies.yaml': amount(PERIODS),
  'stats.yaml': replace(
    'value: "412"',
    'value:\n    - { until: 2027-06-30, value: "60" }\n    - { from: 2027-07-01, value: "50" }',
  ),
  'pages/sortiment.yaml': replace('Was es wann gibt.', 'Zuschuss {subsidies.schulbrot}.'),
}

/** What the site of a day says of the amount: on its card, and where a text names it. */
const on = async (today: string) => {
  const { problems, site } = await compileWith(dated, { today })
  const page = site?.pages.find(({ data }) => data.route === '/sortiment')
  if (!page) throw new Error(JSON.stringify(problems))
  const block = page.data.blocks.find(({ type }) => type === 'subsidies')
  const [card] = (block as BlockOf<typeof subsidies> | undefined)?.subsidies ?? []
  return { card: card?.amount, text: page.data.meta.description, page }
}

describe('of periods the site shows the one of its day', () => {
  test.each([
    ['2026-06-01', 'bis zu 80\u00a0Cent'],
    ['2026-07-20', 'bis zu 80\u00a0Cent'],
    ['2026-07-21', 'bis zu 70\u00a0Cent'],
    ['2027-01-31', 'bis zu 70\u00a0Cent'],
    ['2027-02-01', 'bis zu 60\u00a0Cent'],
    ['2027-08-01', 'bis zu 50\u00a0Cent'],
    ['2028-08-01', 'bis zu 50\u00a0Cent'],
  ])('%s', async (day, amountThen) => {
    const { card, text } = await on(day)
    expect(card).toBe(amountThen)
    expect(text).toBe(`Zuschuss ${amountThen}.`)
  })

  test('and nothing of the others goes to the visitors', async () => {
    const { page } = await on('2026-11-02')
    expect(JSON.stringify(page.data)).not.toMatch(/80\sCent/)
  })

  test('and the admin mode changes the text of that period', async () => {
    const { page } = await on('2026-11-02')
    const source = Object.entries(page.fields).find(([name]) =>
      /subsidies\.[\w-]+\.amount$/.test(name),
    )?.[1]
    expect(source?.path).toEqual(['schulbrot', 'amount', 1, 'value'])
    expect(source?.text).toBe('bis zu 70 Cent')
  })
})

test('of two values without days each is told to lack one', async () => {
  const without = amount('    - value: viel\n    - value: mehr')
  expect(await problemsOf({ 'subsidies.yaml': without })).toEqual([
    'content/subsidies.yaml:4:7 period-open',
    'content/subsidies.yaml:5:7 period-open',
  ])
})

test('a list of one value without days is that value', async () => {
  expect(await problemsOf({ 'subsidies.yaml': amount('    - value: viel') })).toEqual([])
})

test('what is wrong with a period is known before it is shown', async () => {
  const faulty = amount(PERIODS.replace('stats.brote', 'stats.brot'))
  expect(await problemsOf({ 'subsidies.yaml': faulty })).toEqual([
    'content/subsidies.yaml:10:21 unknown-fact',
  ])
})

describe('periods at fault', () => {
  const period = (from: string, until: string, value = 'x') =>
    `    - ${[from && `from: ${from}`, until && `until: ${until}`, `value: ${value}`].filter(Boolean).join('\n      ')}`
  const list = (...periods: string[]) => amount(periods.join('\n'))

  test.each<[string, string, (text: string) => string, string]>([
    [
      'a gap',
      'period-gap',
      list(period('', '2026-07-20'), period('⟦2026-07-22⟧', '')),
      'Für den 21. Juli 2026 fehlt ein Zeitraum; die Website hätte nichts zu zeigen. → Schreiben Sie hier from: 2026-07-21, oder darüber until: 2026-07-21 – oder setzen Sie einen eigenen Zeitraum dazwischen.',
    ],
    [
      'a gap of several days',
      'period-gap',
      list(period('', '2026-12-30'), period('⟦2027-02-01⟧', '')),
      'Vom 31. Dezember 2026 bis zum 31. Januar 2027 fehlt ein Zeitraum; die Website hätte nichts zu zeigen. → Schreiben Sie hier from: 2026-12-31, oder darüber until: 2027-01-31 – oder setzen Sie einen eigenen Zeitraum dazwischen.',
    ],
    [
      'an overlap',
      'period-overlap',
      list(period('', '2026-07-21'), period('⟦2026-07-21⟧', '')),
      'Dieser Zeitraum beginnt am 21. Juli 2026, der davor endet erst am 21. Juli 2026; an diesem Tag gälten beide. → Schreiben Sie hier from: 2026-07-22, oder darüber until: 2026-07-20',
    ],
    [
      'the wrong order',
      'period-order',
      list(period('2027-02-01', ''), period('', '⟦2027-01-31⟧')),
      'Die Zeiträume stehen nicht in der Reihenfolge, in der sie gelten. → Ordnen Sie sie vom frühesten zum spätesten; dieser gehört weiter nach oben.',
    ],
    [
      'a period that ends before it begins',
      'ends-before-it-begins',
      list(
        period('', '2026-07-20'),
        period('2026-07-21', '⟦2026-01-31⟧'),
        period('2027-02-01', ''),
      ),
      'Der Tag bei `until` liegt vor dem bei `from`. → Einer der beiden Tage stimmt nicht: Der bei `until` muss der spätere sein.',
    ],
    [
      'no last day in the middle',
      'period-open',
      list('    - ⟦value: x⟧', period('2027-02-01', '')),
      'Diesem Zeitraum fehlt der letzte Tag, `until`; nur der letzte der Liste kommt ohne ihn aus. → Ergänzen Sie eine Zeile until: 2027-01-31',
    ],
    [
      'no first day in the middle',
      'period-open',
      list(period('', '2028-02-28'), '    - ⟦value: y⟧'),
      'Diesem Zeitraum fehlt der erste Tag, `from`; nur der erste der Liste kommt ohne ihn aus. → Ergänzen Sie eine Zeile from: 2028-02-29',
    ],
    [
      'a first period that begins',
      'period-open',
      list(period('⟦2027-02-01⟧', '')),
      'Der erste Zeitraum beginnt am 1. Februar 2027; für die Tage davor hätte die Website nichts zu zeigen. → Löschen Sie die Zeile from, oder setzen Sie davor einen Zeitraum mit until: 2027-01-31',
    ],
    [
      'a last period that ends',
      'period-open',
      list(period('', '⟦2027-01-31⟧')),
      'Der letzte Zeitraum endet am 31. Januar 2027; für die Tage danach hätte die Website nichts zu zeigen. → Löschen Sie die Zeile until, oder setzen Sie dahinter einen Zeitraum mit from: 2027-02-01',
    ],
    [
      'a day that does not exist',
      'no-such-day',
      list(period('', '⟦2027-02-30⟧'), period('2027-03-01', '')),
      'Den Tag 2027-02-30 gibt es nicht; der Monat hat 28 Tage. → Schreiben Sie zum Beispiel: until: 2027-02-28',
    ],
    [
      'a misspelt key',
      'unknown-key',
      list('    - value: x\n      ⟦untill⟧: 2027-01-31', period('2027-02-01', '')),
      'Die Angabe `untill` gibt es hier nicht. → Meinten Sie `until`?',
    ],
    [
      'a key in German',
      'unknown-key',
      list('    - value: x\n      ⟦bis⟧: 2027-01-31', period('2027-02-01', '')),
      'Die Angabe `bis` gibt es hier nicht. → Meinten Sie `until`?',
    ],
    [
      'no value',
      'missing-key',
      list('    - ⟦until:⟧ 2027-01-31', period('2027-02-01', '')),
      'Hier fehlt die Angabe `value` (Was in dieser Zeit gilt). → Ergänzen Sie eine Zeile value: …',
    ],
    [
      'no dash',
      'missing-dash',
      replace(AMOUNT, 'amount:\n    ⟦until: 2027-01-31⟧\n    value: x'),
      'Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt. → Schreiben Sie mit 2 Leerzeichen davor: - until: 2027-01-31',
    ],
    [
      'nothing at all',
      'empty-value',
      replace(AMOUNT, '⟦amount⟧:'),
      'Hinter `amount` (Höhe der Förderung: bis zu 1.500 €. Ändert sie sich an einem bestimmten Tag: Zeiträume. Texte nennen sie mit {subsidies.landes-zuschuss}) steht nichts. → Tragen Sie einen Wert ein: amount: …',
    ],
    [
      'a number instead of a text',
      'needs-quotes',
      replace(AMOUNT, 'amount: ⟦1500⟧'),
      '`amount` ist ein Text, aber `1500` wird ohne Anführungszeichen anders gelesen. → Setzen Sie Anführungszeichen: amount: "1500"',
    ],
  ])('%s', async (_, code, change, words) => {
    const overrides = { 'subsidies.yaml': change }
    const { problems } = await compileWith(overrides)
    const found = problems.map(
      ({ file, line, column, end }) => `${file}:${line}:${column}-${end.line}:${end.column}`,
    )
    const marked = markedIn(overrides)
    expect(problems.map((problem) => problem.code)).toEqual([code])
    expect(found.map((range) => range.split('-')[0])).toEqual(
      marked.map((range) => range.split('-')[0]),
    )
    expect(await wordsOf(overrides)).toEqual([words])
  })
})
