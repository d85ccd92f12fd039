import { expect, test } from 'vitest'
import { bakeryText, replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

const periods = (until: string) =>
  replace(
    '  amount: bis zu 80 Cent je Pausenbrot\n',
    `  amount:\n    - ${until}\n      value: bis zu 80 Cent\n    - from: 2026-07-21\n      value: bis zu 90 Cent\n`,
  )

test('a day below a German name is corrected in its place, once its name is', async () => {
  const text = await fixed('subsidies.yaml', periods('bis: 20.07.2026'))
  expect(text).toContain('    - until: 2026-07-20\n      value: bis zu 80 Cent\n    - from:')
})

test.each([
  ['gueltigBis', '2026-12-24'],
  ['Bewerbungsfrist', '24.12.2026'],
])('the end of an application under a German name, %s, is the end of it', async (name, day) => {
  const change = (text: string) => text.replace(/validThrough: 2026-12-24/, `${name}: ${day}`)
  expect(await fixed('jobs.yaml', change)).toBe(bakeryText('jobs.yaml'))
})

test.each([
  ['representedBy', 'inhaberin'],
  ['representedBy', 'geschäftsführung'],
  ['registerCourt', 'amtsgericht'],
  ['registerNumber', 'handelsregister'],
  ['vatId', 'ust-id'],
  ['vatId', 'uid'],
  ['vatId', 'UID-Nummer'],
  ['legalName', 'firma'],
])('what the imprint names has its name, %s, for the German one: %s', async (name, german) => {
  const change = replace(`  ${name}:`, `  ${german}:`)
  expect(await fixed('site.yaml', change)).toBe(bakeryText('site.yaml'))
})

test.each([
  ['reason', 'grund'],
  ['reason', 'anlass'],
])('why it is closed has its name, %s, for the German one: %s', async (_, german) => {
  const closed = (name: string) =>
    replace(
      '  hours:\n',
      `  closures:\n    - from: 2026-12-24\n      until: 2027-01-06\n      ${name}: Betriebsferien\n  hours:\n`,
    )
  const meant = closed('reason')(bakeryText('site.yaml'))
  expect(await fixed('site.yaml', closed(german))).toBe(meant)
})
