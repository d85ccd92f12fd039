import { expect, test } from 'vitest'
import { compileWith, markedIn, replace } from '../../../workspace.ts'

const PERIODS = (key: string, first: string) => `  ${key}
    ${first}
      value: Bis dahin.
    - from: 2026-08-01
      value: Danach.
`

const AMOUNT = PERIODS('amount:', '- until: 2026-07-31')
const DESCRIPTION = PERIODS('description:', '- until: 2026-07-31')

const withPeriods = (periods: string) => ({
  'subsidies.yaml': (text: string) =>
    replace(
      /^ {2}amount: .*\n/m.exec(text)?.[0] ?? '',
      periods,
    )(text).replace(/(?<=Danach\.\n(?:.*\n)*?) {2}description: .*\n/, ''),
})

test('two lists of periods are right, each behind its key', async () => {
  expect((await compileWith(withPeriods(AMOUNT + DESCRIPTION))).problems).toEqual([])
})

test('a list whose key is gone is one fault, where its key belongs', async () => {
  const lost = DESCRIPTION.replace(
    '  description:\n    - until: 2026-07-31',
    '    ⟦- until: 2026-07-31⟧',
  )
  const { problems } = await compileWith(withPeriods(AMOUNT + lost))
  expect(problems).toMatchObject([
    { code: 'missing-key', hint: expect.stringContaining('mit 2 Leerzeichen davor: description:') },
  ])
  const [{ file, line, column, end } = problems[0] as never] = problems
  expect(`${file}:${line}:${column}-${end.line}:${end.column}`).toBe(
    markedIn(withPeriods(AMOUNT + lost))[0],
  )
})

const RULES = (...amount: string[]) => `- id: pausenbrot
  base: 20
  caps:
    - { percent: 40 }
  costs:
    - firstUnit: 1
${amount.map((line) => `      ${line}\n`).join('')}    - firstUnit: 7
      amount: 1500
  source: Satzung der Gemeinde
  asOf: 2026-05-04
  reviewBy: 2027-05-04
`

test('so is one whose key has mostly a value in its own line', async () => {
  const periods = PERIODS('amount:', '- until: 2026-07-31').trimEnd().split('\n')
  const [head = '', ...below] = periods.map((line) =>
    line.slice(2).replace(/Bis dahin\.|Danach\./, '2000'),
  )
  const problemsWith = async (...lines: string[]) =>
    (await compileWith({ 'grant-rules.yaml': RULES(...lines) })).problems
  expect(await problemsWith(head, ...below)).toEqual([])
  expect(await problemsWith(...below)).toMatchObject([
    {
      code: 'missing-key',
      line: 7,
      hint: expect.stringContaining('mit 6 Leerzeichen davor: amount:'),
    },
  ])
})
