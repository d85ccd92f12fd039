import { expect, test } from 'vitest'
import { replace } from '../workspace.ts'
import { fixed } from './fixed.ts'

const FORM =
  '  provider: formspree\n  endpoint: https://formular.example/backhaus\n  processor: Formularbote\n'

test.each([
  '180 Tage',
  '"180 Tage"',
  '180 Tagen',
])('a number of days needs no word for what its name says: %s', async (days) => {
  const own = `  provider: php\n  days: ${days}\n  processor: Hoster\n`
  expect(await fixed('site.yaml', replace(FORM, own))).toContain('  days: 180\n')
})

test('nor do kilometres', async () => {
  const areas = '\nareas:\n  - town: Calau\n    km: 24 km\n'
  expect(await fixed('site.yaml', (text) => text + areas)).toContain('    km: 24\n')
})

test.each([
  ['DE', 'DE-01968', '"01968"'],
  ['CH', 'CH-5000', '"5000"'],
])('the letters of its own country, %s, are no part of a postcode', async (country, typed, meant) => {
  const inCountry = (text: string) =>
    text
      .replace('country: DE', `country: ${country}`)
      .replace('postcode: "01968"', `postcode: ${typed}`)
  expect(await fixed('site.yaml', inCountry)).toContain(`  postcode: ${meant}\n`)
})

test('words that say more are left to whoever knows', async () => {
  const own = '  provider: php\n  days: 180 Tage oder länger\n  processor: Hoster\n'
  expect(await fixed('site.yaml', replace(FORM, own))).toContain('180 Tage oder länger')
})
