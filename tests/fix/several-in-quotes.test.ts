import { expect, test } from 'vitest'
import { bakeryText, replace, wordsOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

test.each([
  ['paper', '"#fff8ee"', '"#fff8ee", "#ffffff"'],
  ['phone', '"+49 3573 000000"', '"+49 3573 000000", "+49 3573 000001"'],
])('two values in quotation marks are not made one that is none: %s', async (_, one, two) => {
  const written = replace(`: ${one}`, `: ${two}`)
  expect(await fixed('site.yaml', written)).toBe(written(bakeryText('site.yaml')))
})

test('words in quotation marks keep those at their ends', async () => {
  const sentence = 'Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.'
  const words = await wordsOf({ 'services.yaml': replace(sentence, '"Roggen", "Wasser"') })
  expect(words.join()).toContain(`'"Roggen", "Wasser"'`)
})
