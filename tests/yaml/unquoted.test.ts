import { expect, test } from 'vitest'
import { unquoted } from '../../scripts/yaml/quote.ts'
import { fixed } from '../fix/fixed.ts'
import { replace } from '../workspace.ts'

test.each([
  '"Brot" oder "Torte"',
  "'Brot' oder 'Torte'",
  '"Brot" oder \'Torte\'',
  '"Brot", "Torte"',
  '"Brot", (auch "Torte")und "Eis"',
])('the marks of two texts are not those of one: %s', (text) => {
  expect(unquoted(text)).toBe(text)
})

test.each([
  ['"Brot"', 'Brot'],
  ['"Das "Haus" am Markt"', 'Das "Haus" am Markt'],
  ["'Rock 'n' Roll'", "Rock 'n' Roll"],
  ["'Peters' Haus'", "Peters' Haus"],
  ["'Das war's'", "Das war's"],
])('%s is a text within one pair', (text, inside) => {
  expect(unquoted(text)).toBe(inside)
})

const torte = 'text: Die Torte hat die Fahrt überstanden und war nach zehn Minuten weg.'

test.each([
  ['"Die Torte" hat "die Fahrt"', `'"Die Torte" hat "die Fahrt"'`],
  ['"Die Torte" hat\n    "die Fahrt"', `'"Die Torte" hat "die Fahrt"'`],
])('a text of two words in quotation marks keeps all of them: %s', async (typed, mended) => {
  const text = await fixed('testimonials.yaml', replace(torte, `text: ${typed}`))
  expect(text).toContain(`text: ${mended}\n`)
})
