import { expect, test } from 'vitest'
import { compileWith, replace } from '../workspace.ts'

const repairsOf = async (postcode: string) => {
  const changed = replace('postcode: "01968"', `postcode: ${postcode}`)
  const { problems } = await compileWith({ 'site.yaml': changed })
  return problems.map(({ code, repair }) => [code, repair !== undefined])
}

test('the letter of its own country is no part of a postcode', async () => {
  expect(await repairsOf('D-01968')).toEqual([['format', true]])
})

test('a postcode with the letter of another country is not made one of this country', async () => {
  expect(await repairsOf('A-1010')).toEqual([['format', false]])
})

test.each([
  '1968',
  'D-1968',
])('nothing is told to be typed that would be no postcode of its country either: %s', async (postcode) => {
  expect(await repairsOf(postcode)).toEqual([['format', false]])
})
