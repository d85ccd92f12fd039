import { expect, test } from 'vitest'
import { compileWith, markedIn, replace } from '../workspace.ts'

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
