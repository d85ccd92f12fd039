import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

const AREAS = `
areas:
  - town: Warendorf
    postcodes: ["48231", "1020"]
    km: 3
`

/** What is said of a company in a country, with a postcode. */
const saidOf = async (country: string, postcode: string, more = '') => {
  const { problems } = await compileWith({
    'site.yaml': (text) =>
      replace(
        'country: DE',
        `country: ${country}`,
      )(replace('postcode: "01968"', `postcode: "${postcode}"`)(text))
        .replace('\n  holidays: BB', '')
        .concat(more),
  })
  return problems.map(
    ({ code, hint }) => `${code} ${/[Ss]chreiben Sie "(\d+)"/.exec(hint)?.[1] ?? ''}`,
  )
}

test.each([
  ['DE', '48231'],
  ['AT', '1010'],
  ['CH', '8001'],
  ['LI', '9490'],
  ['IT', '39100'],
])('in %s a postcode may be %s', async (country, postcode) => {
  expect(await saidOf(country, postcode)).toEqual([])
})

test.each([
  ['DE', '1968', 'postcode-digits 01968'],
  ['AT', '01010', 'postcode-digits 1010'],
  ['CH', '80010', 'postcode-digits '],
  ['DE', '0196', 'postcode-digits '],
])('in %s it is not %s', async (country, postcode, said) => {
  expect(await saidOf(country, postcode)).toEqual([said])
})

test('the same holds for the places in which the company works', async () => {
  expect(await saidOf('DE', '48231', AREAS)).toEqual(['postcode-digits 01020'])
  expect(await saidOf('AT', '1010', AREAS)).toEqual(['postcode-digits '])
})

test.each([
  ['an empty entry', `${AREAS}  -\n`],
  ['a word', `${AREAS}  - Soest\n`],
  ['postcodes that are no list', AREAS.replace(/\[.*\]/, '5')],
])('in a list of towns %s hides no postcode of the company', async (_, areas) => {
  expect(await saidOf('DE', '1968', areas)).toContain('postcode-digits 01968')
})

/** What `check` would write in the place of a postcode. */
const repairsOf = async (country: string, postcode: string) => {
  const { problems } = await compileWith({
    'site.yaml': (text) =>
      text
        .replace('country: DE', `country: ${country}`)
        .replace('postcode: "01968"', `postcode: "${postcode}"`)
        .replace('\n  holidays: BB', ''),
  })
  return problems.map(({ repair }) => repair)
}

test('a digit that is lacking nobody knows: it is no repair', async () => {
  expect(await repairsOf('DE', '5959')).toEqual([undefined])
})

test('a zero that no postcode of the country begins with goes', async () => {
  expect(await repairsOf('AT', '01010')).toEqual([
    { path: ['company', 'postcode'], after: '1010', isSure: false },
  ])
})
